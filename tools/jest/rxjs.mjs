/**
 * Takes the place of `rxjs` in tests: the names that the shell hands out (shell/src/facades/rxjs.ts), of two hundred modules that
 * every test file would load again.
 */
export { BehaviorSubject } from 'rxjs/internal/BehaviorSubject';
export { Observable } from 'rxjs/internal/Observable';
export { Subject } from 'rxjs/internal/Subject';
export { Subscription } from 'rxjs/internal/Subscription';
export { distinctUntilChanged } from 'rxjs/internal/operators/distinctUntilChanged';
export { filter } from 'rxjs/internal/operators/filter';
export { map } from 'rxjs/internal/operators/map';
