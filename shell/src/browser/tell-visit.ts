import type { RemoteFacts, VisitBeacon } from '@brasa/shared/composition/visit-schema';
import { bus, history, type EventName } from '@brasa/shared/runtime';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { PageData } from '../composition/page-data.ts';
import type { Routing } from '../composition/routing.ts';
import { versionsText, visitPath } from '../composition/visits.ts';
import { pageFailures } from './page-failures.ts';
import { pageLoads } from './page-loads.ts';

type Vitals = Pick<RemoteFacts, 'lcpMs' | 'inpMs' | 'cls'>;

const noVitals: Vitals = { lcpMs: null, inpMs: null, cls: null };
const whole = ({ value }: Metric): number => Math.min(600_000, Math.round(value));

/** Remotes of which something stands on the page, and in which version. */
function drawnNow(): ReadonlyMap<string, string> {
  const hosts = document.querySelectorAll<HTMLElement>('main > [data-remote]:not([hidden]), [data-place][data-remote]');
  return new Map([...hosts].flatMap(({ dataset: { remote, version }, childElementCount }) => (remote && version && childElementCount > 0 ? [[remote, version] as const] : [])));
}

/**
 * Tells the server, when the page goes out of sight, how the visit went for each remote that was on it: drawn, loaded, failed, replaced by another version,
 * its payment begun and its task done, and the vitals of the page for the remote it began with. A later telling replaces the one before. Nothing in it says who the customer is.
 */
export function tellVisit({ remotes, visit }: Pick<PageData, 'remotes' | 'visit'>, routing: Routing): void {
  if (!visit || !('sendBeacon' in navigator)) return;
  const first = routing.placeOf(history.location.pathname)?.owner;
  const drawn = new Map<string, string>();
  const done = new Set<string>();
  const paying = new Set<string>();
  let vitals = noVitals;
  let sent = '';

  const look = (): void => drawnNow().forEach((version, name) => drawn.set(name, version));
  for (const { name, task } of remotes) if (task) bus.on(task as EventName, () => void done.add(name));
  bus.on('payment/begun', ({ remote }) => void paying.add(remote));
  bus.on('area/shown', look);
  onLCP((metric) => (vitals = { ...vitals, lcpMs: whole(metric) }), { reportAllChanges: true });
  onINP((metric) => (vitals = { ...vitals, inpMs: whole(metric) }), { reportAllChanges: true });
  onCLS(({ value }) => (vitals = { ...vitals, cls: Math.min(100_000, Math.round(value * 1000)) }), { reportAllChanges: true });

  const factsOf = (name: string, version: string): RemoteFacts | null => {
    const failures = pageFailures.filter((failure) => failure.remote.split('/')[0] === name && failure.version === version);
    const has = (...phases: string[]): boolean => failures.some(({ phase }) => phases.includes(phase));
    const shown = drawn.get(name);
    if (shown === undefined && failures.length === 0) return null;
    const facts = {
      drawn: shown !== undefined,
      loaded: pageLoads.has(`${name} ${version}`),
      failed: has('load', 'render'),
      loadFailed: has('load'),
      renderFailed: has('render'),
      failedLater: has('uncaught'),
      fellBack: shown !== undefined && shown !== version,
      paymentBegun: paying.has(name),
      taskDone: done.has(name),
    };
    return { ...facts, ...(name === first ? vitals : noVitals) };
  };

  const send = (): void => {
    look();
    const facts = remotes.flatMap(({ name, chosen }) => {
      const found = factsOf(name, chosen.version);
      return found ? [[name, found] as const] : [];
    });
    const beacon: VisitBeacon = { visit, versions: versionsText(remotes), remotes: Object.fromEntries(facts) };
    const body = JSON.stringify(beacon);
    if (facts.length === 0 || body === sent) return;
    sent = body;
    navigator.sendBeacon(visitPath, new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
