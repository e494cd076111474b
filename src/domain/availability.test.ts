import { describe, expect, it } from 'vitest';
import { availabilityChangesAt, availabilityNote, comingDate } from './availability';
import { asset } from './testing/assets';

const NOW = Date.parse('2026-11-21T14:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (ms: number): string => new Date(NOW + ms).toISOString();
const none = { watchable: 'not_available' };

describe('the note', () => {
  it.each([
    ['none on what plays', {}, true, null, null],
    ['nothing plays', {}, false, null, { kind: 'notAvailable' }],
    [
      'another region, before all else',
      { inRegion: false, availableFrom: at(HOUR) },
      true,
      { age: 16 },
      { kind: 'notInRegion' },
    ],
    [
      'the age limit, before a start',
      { availableFrom: at(HOUR) },
      false,
      { age: 16 },
      { kind: 'ageRestricted', age: 16 },
    ],
    ['the age limit of its episodes', {}, false, { age: null }, { kind: 'ageRestricted', age: null }],
    ['a start to come', { availableFrom: at(1) }, false, null, { kind: 'coming', at: NOW + 1, timed: false }],
    [
      'an event has an hour',
      { availableFrom: at(DAY), type: 'live event' },
      true,
      null,
      { kind: 'coming', at: NOW + DAY, timed: true },
    ],
    // The service's clock may be two minutes behind: until then it is said to be coming.
    ['just begun', { ...none, availableFrom: at(0) }, false, null, { kind: 'coming', at: NOW, timed: false }],
    [
      'begun for less than two minutes',
      { ...none, availableFrom: at(1 - 2 * MINUTE) },
      false,
      null,
      { kind: 'coming', at: NOW + 1 - 2 * MINUTE, timed: false },
    ],
    [
      'begun for two minutes',
      { ...none, availableFrom: at(-2 * MINUTE) },
      false,
      null,
      { kind: 'notAvailable' },
    ],
    ['just begun, and it plays', { availableFrom: at(-1) }, true, null, null],
  ])('[ASSET-13] %s', (_name, change, playable, restricted, note) => {
    expect(availabilityNote(asset(change), playable, restricted, NOW)).toEqual(note);
  });
});

describe('it changes next', () => {
  it.each([
    ['never without a start', {}, null],
    ['never once begun and available', { availableFrom: at(-1) }, null],
    // The time of day is added to the date within a day of the start.
    ['a day before the start', { availableFrom: at(3 * DAY) }, 2 * DAY + 1],
    ['a millisecond after the whole day', { availableFrom: at(DAY) }, 1],
    ['at the start', { availableFrom: at(HOUR) }, HOUR],
    ['at the start, though reported unavailable', { ...none, availableFrom: at(HOUR) }, HOUR],
    // It has begun and the service says it has not: it is asked again, twice.
    ['a minute after a start still unavailable', { ...none, availableFrom: at(0) }, MINUTE],
    ['two minutes after it', { ...none, availableFrom: at(-MINUTE) }, MINUTE],
    ['never after that', { ...none, availableFrom: at(-2 * MINUTE) }, null],
    ['at the end of an event', { type: 'live event', availableFrom: at(-HOUR), duration: 7200 }, HOUR],
    ['at its start before that', { type: 'live event', availableFrom: at(HOUR), duration: 7200 }, HOUR],
    ['not at the end itself', { type: 'live event', availableFrom: at(-2 * HOUR), duration: 7200 }, null],
  ])('[ASSET-13] %s', (_name, change, after) => {
    expect(availabilityChangesAt(asset(change), NOW)).toBe(after === null ? null : NOW + after);
  });
});

describe('the date', () => {
  const where = { language: 'en', timeZone: 'UTC' };
  const written = (ms: number, timed?: boolean): string => comingDate(NOW + ms, NOW, where, timed);

  it('[ASSET-13] has its time within a day, and always where it is timed', () => {
    const date = written(DAY);
    expect(date).toContain('November 22, 2026');
    expect(date).not.toContain('2:00');
    expect(written(DAY - 1)).toContain('1:59');
    expect(written(DAY, true)).toContain('2:00');
    expect(written(DAY, false)).toBe(date);
  });
});
