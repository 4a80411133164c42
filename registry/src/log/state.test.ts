import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decide, type Command } from './decide.ts';
import type { RegistryEvent } from './events.ts';
import { runs } from '../testing/runs.ts';
import { apply, fold, lastGood, liveVersion, noRemotes, stateOf, type RegistryState } from './state.ts';

const remote = fc.constantFrom('mf-menu', 'mf-stores', 'constructor');
const version = fc.constantFrom('1.0.0+00000001', '1.0.1+00000002', '1.1.0+00000003', '2.0.0+00000004', '__proto__');

/** Any event at any time, sensible or not: a log can have been written by other hands. */
const anyEvent: fc.Arbitrary<RegistryEvent> = fc.oneof(
  fc.record({ type: fc.constant('published' as const), remote, version, digest: fc.constantFrom('a', 'b') }),
  fc.record({ type: fc.constant('promoted' as const), remote, version, traffic: fc.constantFrom(0, 5, 100) }),
  fc.record({ type: fc.constant('rolled-back' as const), remote, version, reason: fc.constant('') }),
  fc.record({ type: fc.constant('blocked' as const), remote, version, reason: fc.constant('') }),
);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('publish' as const), remote, version, digest: fc.constantFrom('a', 'b') }),
  fc.record({ type: fc.constant('promote' as const), remote, version }),
  fc.record({ type: fc.constant('roll-back' as const), remote, to: fc.option(version, { nil: undefined }), reason: fc.constant('') }),
  fc.record({ type: fc.constant('block' as const), remote, version, reason: fc.constant('') }),
);

function expectConsistent(state: RegistryState): void {
  for (const facts of Object.values(state)) {
    const known = (wanted: string) => Object.hasOwn(facts.versions, wanted) && !facts.versions[wanted]?.blocked;
    expect(facts.live.every((share) => known(share.version))).toBe(true);
    expect(facts.live.length === 0 ? 100 : facts.live.reduce((sum, share) => sum + share.traffic, 0)).toBe(100);
    expect(facts.earlier.every(known)).toBe(true);
    expect(new Set(facts.earlier).size).toBe(facts.earlier.length);
    expect(facts.earlier).not.toContain(liveVersion(facts));
    expect(lastGood(facts)).not.toBe(liveVersion(facts) ?? 'none');
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
  const live = new Map<string, string>();
  const stack = new Map<string, string[]>();
  const blocked = new Set<string>();
  for (const command of commands) {
    const past = stack.get(command.remote) ?? [];
    const now = live.get(command.remote);
    if (command.type === 'promote' && now !== command.version) {
      stack.set(command.remote, [...past.filter((each) => each !== command.version && each !== now), ...(now ? [now] : [])]);
      live.set(command.remote, command.version);
    }
    if (command.type === 'roll-back') {
      const to = command.to ?? past.at(-1);
      if (to) live.set(command.remote, to);
      stack.set(command.remote, past.filter((each) => each !== to));
    }
    if (command.type === 'block') {
      blocked.add(command.version);
      const left = past.filter((each) => each !== command.version);
      const to = left.at(-1);
      stack.set(command.remote, now === command.version ? left.slice(0, -1) : left);
      if (now === command.version && to) live.set(command.remote, to);
      if (now === command.version && !to) live.delete(command.remote);
    }
  }
  return { live, stack };
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
      for (const name of Object.keys(state)) {
        expect(liveVersion(stateOf(state, name))).toBe(plain.live.get(name));
        expect(stateOf(state, name).earlier).toEqual(plain.stack.get(name) ?? []);
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
const threeLive = fold([published(one), promoted(one), published(two), promoted(two), published(three), promoted(three)]);
const menu = (state: RegistryState) => stateOf(state, 'mf-menu');

test('publishing alone shows a version to nobody', () => {
  expect(menu(fold([published(one)])).live).toEqual([]);
});

test('a second publish of a version with other content is refused, with the same content it is nothing new', () => {
  const state = fold([published(one)]);
  expect(decide(state, { type: 'publish', remote: 'mf-menu', version: one, digest: 'other' })).toEqual({ ok: false, reason: 'version-exists' });
  expect(decide(state, { type: 'publish', remote: 'mf-menu', version: one, digest: one })).toEqual({ ok: true, event: null });
});

test('rolling back twice goes two versions back and not to the one just left', () => {
  const decision = decide(threeLive, { type: 'roll-back', remote: 'mf-menu', reason: '' });
  const once = apply(threeLive, (decision.ok && decision.event) || published('x'));
  expect([liveVersion(menu(once)), lastGood(menu(once))]).toEqual([two, one]);
  const again = decide(once, { type: 'roll-back', remote: 'mf-menu', reason: '' });
  const twice = apply(once, (again.ok && again.event) || published('x'));
  expect([liveVersion(menu(twice)), lastGood(menu(twice))]).toEqual([one, undefined]);
  expect(decide(twice, { type: 'roll-back', remote: 'mf-menu', reason: '' })).toEqual({ ok: false, reason: 'nothing-earlier' });
});

test('blocking the live version brings back the one before and keeps the blocked one away for good', () => {
  const state = apply(threeLive, { type: 'blocked', remote: 'mf-menu', version: three, reason: 'fails' });
  expect(liveVersion(menu(state))).toBe(two);
  expect(decide(state, { type: 'promote', remote: 'mf-menu', version: three })).toEqual({ ok: false, reason: 'blocked-version' });
});

test('blocking the only version leaves the remote without any', () => {
  const state = fold([published(one), promoted(one), { type: 'blocked', remote: 'mf-menu', version: one, reason: 'fails' }]);
  expect(menu(state).live).toEqual([]);
});
