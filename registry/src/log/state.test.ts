import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstBreak, type LogEntry } from './chain.ts';
import { noClaims } from './claims.ts';
import { decide, type Command } from './decide.ts';
import { recordedIn } from './event-log.ts';
import type { RegistryEvent } from './events.ts';
import { runs } from '../testing/runs.ts';
import { apply, fold, noRemotes, rollbackTarget, stateOf, trafficOf, versionBefore, type RegistryState } from './state.ts';

const remote = fc.constantFrom('mf-menu', 'mf-stores', 'constructor');
const version = fc.constantFrom('1.0.0+00000001', '1.0.1+00000002', '1.1.0+00000003', '2.0.0+00000004', '__proto__');

/** Percent of visitors. */
const share = fc.constantFrom(0, 0.01, 5, 50, 100, 100);

/** Any event at any time, sensible or not: a log can have been written by other hands. */
const anyEvent: fc.Arbitrary<RegistryEvent> = fc.oneof(
  fc.record({ type: fc.constant('published' as const), remote, version, digest: fc.constantFrom('a', 'b') }),
  fc.record({ type: fc.constant('promoted' as const), remote, version, traffic: share, newExperiment: fc.constantFrom(undefined, true as const), keepsCandidate: fc.constantFrom(undefined, true as const) }),
  fc.record({ type: fc.constant('rolled-back' as const), remote, version, reason: fc.constant('') }),
  fc.record({ type: fc.constant('blocked' as const), remote, version, reason: fc.constant('') }),
  fc.record({ type: fc.constant('switched' as const), remote, on: fc.boolean(), reason: fc.constant('') }),
  fc.record({ type: fc.constant('handed-over' as const), remote, to: remote, claim: fc.constantFrom('/menu', '/:any', 'banner'), reason: fc.constant('') }),
);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('publish' as const), remote, version, digest: fc.constantFrom('a', 'b'), claims: fc.constantFrom(noClaims, { routes: ['/menu'], slots: [] }, { routes: ['/:any'], slots: ['banner'] }) }),
  fc.record({ type: fc.constant('promote' as const), remote, version, traffic: share, newExperiment: fc.boolean(), keepsCandidate: fc.boolean() }),
  fc.record({ type: fc.constant('roll-back' as const), remote, to: fc.option(version, { nil: undefined }), reason: fc.constant('') }),
  fc.record({ type: fc.constant('block' as const), remote, version, reason: fc.constant('') }),
  fc.record({ type: fc.constant('switch' as const), remote, on: fc.boolean(), reason: fc.constant('') }),
  fc.record({ type: fc.constant('hand-over' as const), remote, to: remote, claim: fc.constantFrom('/menu', '/:any', 'banner'), reason: fc.constant('') }),
);

function expectConsistent(state: RegistryState): void {
  for (const facts of Object.values(state)) {
    const { candidate, stable, earlier, versions } = facts;
    const isUsable = (wanted: string) => Object.hasOwn(versions, wanted) && versions[wanted]?.blocked === false;
    expect([...earlier, ...(stable === null ? [] : [stable]), ...(candidate ? [candidate.version] : [])].every(isUsable)).toBe(true);
    expect(new Set([...earlier, stable]).size).toBe(earlier.length + 1);
    expect(facts.recent.every((wanted) => isUsable(wanted) && wanted !== stable && wanted !== candidate?.version)).toBe(true);
    expect([new Set(facts.recent).size === facts.recent.length, facts.recent.length <= 8]).toEqual([true, true]);
    if (candidate) expect([candidate.version !== stable, candidate.traffic > 0, candidate.traffic < 100, facts.isExperimentOpen]).toEqual([true, true, true, true]);
    const shares = Object.keys(versions).map((name) => trafficOf(facts, name)).reduce((sum, traffic) => sum + traffic, 0);
    expect(shares).toBeCloseTo(stable === null ? (candidate?.traffic ?? 0) : 100, 9);
  }
}

test('whatever stands in a log, nobody is shown a version that was not published, is blocked, or shares with itself', () => {
  fc.assert(fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => expectConsistent(fold(events))), runs(500));
});

test('a log read in two parts gives what it gives in one', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), fc.nat(40), (events, cut) => {
      expect(events.slice(cut).reduce(apply, fold(events.slice(0, cut)))).toEqual(fold(events));
    }),
  );
});

test('reading an event changes nothing that was read before', () => {
  const freeze = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      events.reduce((state, event) => {
        freeze(state);
        return apply(state, event);
      }, noRemotes);
    }),
  );
});

/** The rules of the registry once more, as slowly and plainly as possible. */
function plainly(commands: readonly Command[]) {
  const stable = new Map<string, string>();
  const candidate = new Map<string, string>();
  const past = new Map<string, string[]>();
  for (const { remote: name, ...command } of commands) {
    const list = past.get(name) ?? [];
    const now = stable.get(name);
    if (command.type === 'promote' && command.traffic === 100) {
      const keeps = command.keepsCandidate && candidate.get(name) !== command.version;
      if (now !== command.version) {
        past.set(name, [...list.filter((each) => each !== command.version), ...(now === undefined ? [] : [now])]);
        stable.set(name, command.version);
      }
      if (!keeps) candidate.delete(name);
    } else if (command.type === 'promote') {
      if (command.traffic > 0) candidate.set(name, command.version);
      else if (candidate.get(name) === command.version) candidate.delete(name);
    }
    if (command.type === 'roll-back') {
      const to = command.to ?? (candidate.has(name) ? now : list.at(-1));
      candidate.delete(name);
      if (to !== undefined && to !== now) {
        stable.set(name, to);
        past.set(name, list.filter((each) => each !== to));
      }
    }
    if (command.type === 'block') {
      const left = list.filter((each) => each !== command.version);
      past.set(name, left);
      if (candidate.get(name) === command.version) candidate.delete(name);
      if (now === command.version) {
        const to = left.at(-1);
        if (to === undefined) stable.delete(name);
        else stable.set(name, to);
        past.set(name, left.slice(0, -1));
        if (candidate.get(name) === to) candidate.delete(name);
      }
    }
  }
  return { stable, candidate, past };
}

test('what the commands that were allowed did is what the log says', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 80 }), (commands) => {
      const allowed: Command[] = [];
      const events: RegistryEvent[] = [];
      for (const command of commands) {
        const decision = decide(fold(events), command);
        if (!decision.ok || !decision.event) continue;
        events.push(decision.event);
        allowed.push(command);
      }
      const state = fold(events);
      const plain = plainly(allowed);
      for (const [name, { stable, candidate, earlier }] of Object.entries(state)) {
        expect([stable ?? undefined, candidate?.version, earlier]).toEqual([plain.stable.get(name), plain.candidate.get(name), plain.past.get(name) ?? []]);
      }
    }),
    runs(500),
  );
});

test('every event that a decision makes has an effect', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), anyCommand, (events, command) => {
      const state = fold(events);
      const decision = decide(state, command);
      if (decision.ok && decision.event) expect(apply(state, decision.event)).not.toBe(state);
    }),
    runs(500),
  );
});

const one = '1.0.0+00000001';
const two = '1.1.0+00000003';
const three = '2.0.0+00000004';
const published = (wanted: string): RegistryEvent => ({ type: 'published', remote: 'mf-menu', version: wanted, digest: wanted });
const promoted = (wanted: string): RegistryEvent => ({ type: 'promoted', remote: 'mf-menu', version: wanted, traffic: 100 });
const ramped = (wanted: string, traffic: number, more: object = {}): RegistryEvent => ({ ...promoted(wanted), traffic, ...more }) as RegistryEvent;
const threeStable = fold([published(one), promoted(one), published(two), promoted(two), published(three), promoted(three)]);
const menu = (state: RegistryState) => stateOf(state, 'mf-menu');
const after = (state: RegistryState, ...events: RegistryEvent[]) => events.reduce(apply, state);
/** What visitors get: version and share, the candidate first. */
const shown = (state: RegistryState) => {
  const { candidate, stable } = menu(state);
  return [candidate?.version, stable ?? undefined].filter((version) => version !== undefined).map((version) => [version, trafficOf(menu(state), version)]);
};
const rollBack = (state: RegistryState): RegistryState => {
  const decision = decide(state, { type: 'roll-back', remote: 'mf-menu', reason: '' });
  return apply(state, (decision.ok && decision.event) || published('x'));
};

test('publishing alone shows a version to nobody', () => {
  expect(shown(fold([published(one)]))).toEqual([]);
});

test('a second publish of a version with other content is refused, with the same content it is nothing new', () => {
  const state = fold([published(one)]);
  expect(decide(state, { type: 'publish', remote: 'mf-menu', version: one, digest: 'other', claims: noClaims })).toEqual({ ok: false, reason: 'version-exists' });
  expect(decide(state, { type: 'publish', remote: 'mf-menu', version: one, digest: one, claims: noClaims })).toEqual({ ok: true, event: null });
});

test('rolling back twice goes two versions back and not to the one just left', () => {
  const once = rollBack(threeStable);
  expect([menu(once).stable, versionBefore(menu(once))]).toEqual([two, one]);
  const twice = rollBack(once);
  expect([menu(twice).stable, versionBefore(menu(twice))]).toEqual([one, undefined]);
  expect(decide(twice, { type: 'roll-back', remote: 'mf-menu', reason: '' })).toEqual({ ok: false, reason: 'nothing-earlier' });
  const blocked = apply(twice, { type: 'blocked', remote: 'mf-menu', version: two, reason: '' });
  expect(decide(blocked, { type: 'roll-back', remote: 'mf-menu', to: two, reason: '' })).toEqual({ ok: false, reason: 'blocked-version' });
});

test('blocking the stable version brings back the one before and keeps the blocked one away for good', () => {
  const state = after(threeStable, { type: 'blocked', remote: 'mf-menu', version: three, reason: 'fails' });
  expect(menu(state).stable).toBe(two);
  expect(decide(state, { type: 'promote', remote: 'mf-menu', version: three, traffic: 5 })).toEqual({ ok: false, reason: 'blocked-version' });
  expect(after(state, published(three), promoted(three))).toBe(state);
});

test('blocking the only version leaves the remote without any', () => {
  expect(shown(fold([published(one), promoted(one), { type: 'blocked', remote: 'mf-menu', version: one, reason: 'fails' }]))).toEqual([]);
});

describe('shares', () => {
  const fix = '1.1.1+00000006';
  const stableOne = fold([published(one), promoted(one), published(two), published(fix), published(three)]);
  const fivePercent = after(stableOne, ramped(two, 5));

  test('a share below 100 makes a candidate, and the version that had 100 percent last stays for all others', () => {
    expect(shown(fivePercent)).toEqual([[two, 5], [one, 95]]);
    expect(shown(after(fivePercent, ramped(two, 50.25)))).toEqual([[two, 50.25], [one, 49.75]]);
    expect([rollbackTarget(menu(fivePercent)), menu(fivePercent).earlier]).toEqual([one, []]);
  });

  test('100 percent makes the candidate the stable version, and the other one the version before', () => {
    const state = after(fivePercent, ramped(two, 100));
    expect([shown(state), versionBefore(menu(state))]).toEqual([[[two, 100]], one]);
  });

  test.each([
    ['a ramp to nothing', ramped(two, 0)],
    ['a rollback', { type: 'rolled-back', remote: 'mf-menu', version: one, reason: '' }],
    ['a block', { type: 'blocked', remote: 'mf-menu', version: two, reason: '' }],
    ['a promotion of the stable version', promoted(one)],
  ] as [string, RegistryEvent][])('%s takes the candidate back: everybody has the stable version', (_what, event) => {
    expect(shown(after(fivePercent, event))).toEqual([[one, 100]]);
  });

  test('rolling back takes the candidate back first and only then leaves the stable version', () => {
    const state = after(threeStable, published(fix), ramped(fix, 5));
    const once = rollBack(state);
    expect(shown(once)).toEqual([[three, 100]]);
    expect(shown(rollBack(once))).toEqual([[two, 100]]);
  });

  test('rolling back to a version of before leaves the stable one and takes the candidate back', () => {
    const state = after(threeStable, published(fix), ramped(fix, 5), { type: 'rolled-back', remote: 'mf-menu', version: one, reason: '' });
    expect([shown(state), menu(state).earlier]).toEqual([[[one, 100]], [two]]);
  });

  test('the stable version cannot be ramped down: that would leave its visitors nothing', () => {
    expect(decide(fivePercent, { type: 'promote', remote: 'mf-menu', version: one, traffic: 50 })).toEqual({ ok: false, reason: 'stable-version' });
    expect(after(fivePercent, ramped(one, 50))).toBe(fivePercent);
  });

  test('a stable version that is blocked is left for the one before, and the candidate keeps its visitors', () => {
    const state = after(threeStable, published(fix), ramped(fix, 5), { type: 'blocked', remote: 'mf-menu', version: three, reason: '' });
    expect(shown(state)).toEqual([[fix, 5], [two, 95]]);
  });

  test('the stable version can be corrected beside the candidate, whose visitors keep it', () => {
    const state = after(fivePercent, ramped(fix, 100, { keepsCandidate: true }));
    expect([shown(state), versionBefore(menu(state)), menu(state).experiment]).toEqual([[[two, 5], [fix, 95]], one, menu(fivePercent).experiment]);
  });

  test('a candidate that is given to everybody ends its experiment, also when the candidate was to be kept', () => {
    const state = after(fivePercent, ramped(two, 100, { keepsCandidate: true }));
    expect([shown(state), menu(state).candidate, menu(state).isExperimentOpen]).toEqual([[[two, 100]], null, false]);
  });

  test('a first version can be for a share of visitors alone, and be taken back', () => {
    const state = fold([published(one), ramped(one, 5)]);
    expect(shown(state)).toEqual([[one, 5]]);
    expect(shown(rollBack(state))).toEqual([]);
    expect(shown(after(state, promoted(one)))).toEqual([[one, 100]]);
  });

  test('ramps, a corrected candidate, and one that was taken back and comes again go to the same visitors', () => {
    const { experiment } = menu(fivePercent);
    const later = [after(fivePercent, ramped(two, 20)), after(fivePercent, ramped(fix, 5)), after(fivePercent, ramped(two, 0), ramped(fix, 5)), apply(rollBack(fivePercent), ramped(two, 5)), rollBack(fivePercent)];
    expect(later.map((state) => menu(state).experiment)).toEqual(later.map(() => experiment));
  });

  test('what is tried out after a version got 100 percent, or when it is said, goes to other visitors', () => {
    const { experiment } = menu(fivePercent);
    expect(menu(after(fivePercent, promoted(two), ramped(three, 5))).experiment).toBe(experiment + 1);
    expect(menu(after(fivePercent, promoted(one), ramped(three, 5))).experiment).toBe(experiment + 1);
    expect(menu(after(fivePercent, ramped(three, 5, { newExperiment: true }))).experiment).toBe(experiment + 1);
  });
});

test('versions that are not shown any more are known for a while, the last one last; blocked ones are not', () => {
  const many = Array.from({ length: 10 }, (_, index) => `1.0.${index}+0000000${index}`);
  const tried = fold([published(one), promoted(one), ...many.flatMap((wanted) => [published(wanted), ramped(wanted, 5)])]);
  expect(menu(tried).recent).toEqual(many.slice(1, 9));
  expect(menu(after(tried, ramped(many[3] ?? '', 5))).recent).toEqual([...many.slice(1, 3), ...many.slice(4, 9), many[9]]);
  expect(menu(after(tried, { type: 'blocked', remote: 'mf-menu', version: many[8] ?? '', reason: '' })).recent).toEqual(many.slice(1, 8));
});

test('a remote is switched off and on again, whatever happens to its versions meanwhile', () => {
  const switchTo = (on: boolean): Command => ({ type: 'switch', remote: 'mf-menu', on, reason: 'no dough' });
  const live = fold([published(one), promoted(one), published(two)]);
  expect(decide(noRemotes, switchTo(false))).toEqual({ ok: false, reason: 'unknown-remote' });
  expect(decide(live, switchTo(true))).toEqual({ ok: true, event: null });
  const off: RegistryEvent = { type: 'switched', remote: 'mf-menu', on: false, reason: 'no dough' };
  expect(decide(live, switchTo(false))).toEqual({ ok: true, event: off });
  const later = after(live, off, promoted(two));
  expect([menu(later).isOff, menu(later).stable]).toEqual([true, two]);
  expect(decide(later, switchTo(false))).toEqual({ ok: true, event: null });
  expect(menu(after(later, { ...off, on: true })).isOff).toBe(false);
  expect(apply(noRemotes, off)).toBe(noRemotes);
});

describe('what belongs to a remote', () => {
  const declares = (remote: string, wanted: string, routes: readonly string[], slots: readonly string[] = []) => ({ type: 'publish', remote, version: wanted, digest: wanted, claims: { routes, slots } }) as const;
  const carriedOut = (...commands: Command[]) => commands.reduce((state, command) => {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(decision.reason);
    return decision.event ? apply(state, decision.event) : state;
  }, noRemotes);
  const shop = carriedOut(declares('mf-menu', one, ['/', '/menu/:category'], ['banner']), declares('mf-stores', one, ['/tiendas']));

  test.each([
    ['an address', ['/tiendas'], [], '  /tiendas is of mf-stores'],
    ['an address among those of a pattern', ['/menu/postres'], [], '  /menu/postres is an address of /menu/:category of mf-menu'],
    ['a place of the frame', [], ['banner'], '  banner is of mf-menu'],
  ])('%s of another remote cannot be published, also after that one stopped declaring it', (_what, routes, slots, detail) => {
    const later = apply(apply(shop, published(two)), { type: 'published', remote: 'mf-stores', version: two, digest: 'd', claims: { routes: [], slots: [] } });
    for (const state of [shop, later]) expect(decide(state, declares('mf-aaa', one, routes, slots))).toEqual({ ok: false, reason: 'claimed', detail });
  });

  test('what a remote declared before ownership was noted belongs to it, too', () => {
    const old = fold([published(one), promoted(one)]);
    expect(decide(old, { ...declares('mf-aaa', one, ['/']), inherited: { 'mf-menu': { routes: ['/'], slots: [] } } })).toMatchObject({ ok: false, reason: 'claimed' });
  });

  test('what it declared before ownership was noted stays its own after it was handed something, or published again', () => {
    const inherited = { 'mf-menu': { routes: ['/', '/menu/:category'], slots: [] } };
    const old = carriedOut(declares('mf-stores', one, ['/tiendas']), declares('mf-menu', one, []));
    const given = apply(old, { type: 'handed-over', remote: 'mf-stores', to: 'mf-menu', claim: '/tiendas', reason: '' });
    for (const state of [old, given, apply(given, { type: 'published', remote: 'mf-menu', version: two, digest: 'd', claims: { routes: ['/nuevo'], slots: [] } })]) {
      expect(decide(state, { ...declares('mf-aaa', one, ['/']), inherited })).toEqual({ ok: false, reason: 'claimed', detail: '  / is of mf-menu' });
      expect(decide(state, { ...declares('mf-aaa', one, ['/menu/postres']), inherited })).toMatchObject({ ok: false, reason: 'claimed' });
    }
  });

  test('what it inherited does not hold what was handed over since', () => {
    const inherited = { 'mf-stores': { routes: ['/tiendas'], slots: [] } };
    const given = apply(shop, { type: 'handed-over', remote: 'mf-stores', to: 'mf-map', claim: '/tiendas', reason: '' });
    expect(decide(given, { ...declares('mf-map', one, ['/tiendas']), inherited })).toMatchObject({ ok: true });
    expect(decide(given, { ...declares('mf-stores', two, ['/tiendas']), inherited })).toEqual({ ok: false, reason: 'claimed', detail: '  /tiendas is of mf-map' });
  });

  test('what is shown since before ownership was noted can be handed over, and back, by who shows it and by nobody else', () => {
    const inherited = { 'mf-menu': { routes: ['/'], slots: ['page:menu', 'opens:search/requested'] } };
    const old = fold([published(one), promoted(one), { type: 'published', remote: 'mf-stores', version: one, digest: 'd' }]);
    for (const claim of ['/', 'page:menu', 'opens:search/requested']) {
      const handOver = (from: string, to: string): Command => ({ type: 'hand-over', remote: from, to, claim, reason: '', inherited });
      expect(decide(old, handOver('mf-stores', 'mf-map'))).toEqual({ ok: false, reason: 'not-owner' });
      const decision = decide(old, handOver('mf-menu', 'mf-stores'));
      expect(decision).toMatchObject({ ok: true, event: { type: 'handed-over', claim } });
      const given = after(old, (decision.ok && decision.event) || published('x'));
      const declaring = (name: string): Command => ({ ...declares(name, two, claim === '/' ? [claim] : [], claim === '/' ? [] : [claim]), inherited });
      expect([decide(given, declaring('mf-stores')).ok, decide(given, declaring('mf-menu')), decide(given, handOver('mf-menu', 'mf-stores'))]).toEqual([true, { ok: false, reason: 'claimed', detail: `  ${claim} is of mf-stores` }, { ok: true, event: null }]);
      expect(decide(given, handOver('mf-stores', 'mf-menu'))).toMatchObject({ ok: true, event: { type: 'handed-over' } });
    }
  });

  test('an entry that hands over what is of a third one, or is from nobody, changes nothing', () => {
    const given = (remote: string, claim: string): RegistryEvent => ({ type: 'handed-over', remote, to: 'mf-map', claim, reason: '' });
    for (const event of [given('mf-menu', '/tiendas'), given('mf-nobody', '/nueva')]) expect(apply(shop, event)).toBe(shop);
  });

  test('handed over, it belongs to the other one alone, and can be handed back', () => {
    const handOver = (from: string, to: string) => ({ type: 'hand-over', remote: from, to, claim: '/tiendas', reason: '' }) as const;
    const given = apply(shop, { type: 'handed-over', remote: 'mf-stores', to: 'mf-map', claim: '/tiendas', reason: '' });
    expect(decide(given, declares('mf-stores', two, ['/tiendas']))).toMatchObject({ reason: 'claimed' });
    expect(decide(given, declares('mf-map', one, ['/tiendas']))).toMatchObject({ ok: true });
    expect(decide(given, handOver('mf-stores', 'mf-map'))).toEqual({ ok: true, event: null });
    expect(decide(given, handOver('mf-menu', 'mf-map'))).toEqual({ ok: true, event: null });
    expect(decide(given, handOver('mf-map', 'mf-map'))).toEqual({ ok: true, event: null });
    expect(decide(given, handOver('mf-stores', 'mf-menu'))).toEqual({ ok: false, reason: 'not-owner' });
    expect(decide(given, handOver('mf-map', 'mf-stores'))).toMatchObject({ ok: true, event: { type: 'handed-over' } });
  });
});

/** Written before there were shares: after each entry, what visitors of its remote got then. */
const oldLog = JSON.parse(readFileSync(new URL('../testing/log-of-2026-09.json', import.meta.url), 'utf8')) as { entry: LogEntry; after: { shown: string | null; fallback: string | null; earlier: string[]; blocked: string[] } }[];

test('a log of before there were shares says what it said then', () => {
  expect(firstBreak(oldLog.map(({ entry }) => entry))).toBeNull();
  oldLog.reduce((state, { entry, after: then }) => {
    const { event } = recordedIn(entry);
    if (event.type === 'handed-over' || event.type === 'switched') throw new Error('There was no such entry then.');
    const next = apply(state, event);
    const { stable, candidate, earlier, versions, ...remote } = stateOf(next, event.remote);
    const blocked = Object.entries(versions).flatMap(([version, facts]) => (facts.blocked ? [version] : []));
    const fallback = stable === null ? null : (versionBefore({ stable, candidate, earlier, versions, ...remote }) ?? null);
    expect({ index: entry.index, shown: stable, candidate, fallback, earlier, blocked }).toEqual({ index: entry.index, candidate: null, ...then });
    return next;
  }, noRemotes);
});
