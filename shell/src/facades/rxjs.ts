/** What stores, the bus and remotes use of RxJS. */
export { BehaviorSubject, Observable, Subject, Subscription, distinctUntilChanged, filter, map } from 'real/rxjs';
