/** What stores, the bus and remotes use of RxJS. */
export { BehaviorSubject, Subject, Subscription } from 'real/rxjs';
