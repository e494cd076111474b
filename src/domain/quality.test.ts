import { describe, expect, it } from 'vitest';
import type { ContentType } from '../contract';
import { heightLimit, qualityLabel, qualityOptions, QUALITIES, reportedQuality } from './quality';

const FHD = { width: 1920, height: 1080 };
const UHD = { width: 3840, height: 2160 };
const EVERY = ['270p', '360p', '540p', 'HD', 'FHD', 'UHD'];

describe('the greatest height allowed', () => {
  it.each<[string, { width: number; height: number }, string[], ContentType, number | null]>([
    ['[QUAL-01] is the set’s where the plan allows more', FHD, EVERY, 'main', 1080],
    [
      '[QUAL-01, QUAL-08] is the plan’s where the set shows more',
      UHD,
      ['270p', '360p', '540p', 'HD'],
      'main',
      720,
    ],
    ['[QUAL-01] is both', UHD, EVERY, 'main', 2160],
    ['[QUAL-08] is the plan’s highest, in whatever order', UHD, ['FHD', '270p', 'HD'], 'main', 1080],
    ['[QUAL-08] reads names without case and spaces', UHD, [' fhd '], 'main', 1080],
    ['[QUAL-08] ignores unknown names', UHD, ['8K', 'HD', 'toString'], 'main', 720],
    ['[QUAL-03] is 540 for a plan of unknown names', UHD, ['8K'], 'main', 540],
    ['[QUAL-03] is 540 for a plan without qualities', UHD, [], 'main', 540],
    ['[QUAL-03] is 540 for a lower plan', UHD, ['270p'], 'main', 540],
    ['[QUAL-03] is 540 on a smaller screen', { width: 480, height: 270 }, EVERY, 'main', 540],
    ['[QUAL-02] of a trailer is the set’s alone', FHD, [], 'trailer', 1080],
    ['[QUAL-02] of a trailer on an unknown set is none', { width: 0, height: 0 }, [], 'trailer', null],
    ['[QUAL-01] of a live stream is limited by the plan', FHD, ['HD'], 'live', 720],
    [
      '[QUAL-01] is the plan’s on a set that does not know its size',
      { width: NaN, height: NaN },
      ['HD'],
      'main',
      720,
    ],
    ['[QUAL-01] follows the width of a high screen', { width: 1280, height: 1080 }, EVERY, 'main', 720],
    ['[QUAL-01] follows the height of a wide screen', { width: 3840, height: 1080 }, EVERY, 'main', 1080],
    ['[QUAL-01] is a set’s own height between two names', { width: 2560, height: 1440 }, EVERY, 'main', 1440],
    [
      '[QUAL-01] takes 1079 lines for a size rounded after scaling',
      { width: 1919, height: 1079 },
      EVERY,
      'main',
      1080,
    ],
  ])('%s', (_case, deviceMax, planQualities, content, limit) => {
    expect(heightLimit({ deviceMax, planQualities, content })).toBe(limit);
  });
});

it.each([
  [1080, 1080],
  [1078, 1080],
  [1077, 1077],
  [1082, 1080],
  [1083, 1083],
])('[QUAL-01] a screen of %d lines shows up to %d: two are lost in scaling', (height, limit) => {
  const deviceMax = { width: 3840, height };
  expect(heightLimit({ deviceMax, planQualities: EVERY, content: 'main' })).toBe(limit);
});

describe('the options of quality', () => {
  it.each<[string, number[], number | null, unknown[]]>([
    [
      '[QUAL-07] AUTO comes first, then the heights from the greatest',
      [270, 1080, 540],
      null,
      ['auto', 1080, 540, 270],
    ],
    [
      '[QUAL-01] a limit allows itself and what is lower',
      [270, 540, 720, 1080],
      720,
      ['auto', 720, 540, 270],
    ],
    ['[QUAL-01] a height in several bitrates is one option', [720, 720, 540], 1080, ['auto', 720, 540]],
    ['[QUAL-07] a stream without heights has AUTO alone', [], 1080, ['auto']],
    ['[QUAL-07] a stream above every limit has AUTO alone', [1080], 540, ['auto']],
    ['[QUAL-01] unknown heights are none', [0, NaN, -1, Infinity, 360], null, ['auto', 360]],
  ])('%s', (_case, heights, limit, options) => {
    expect(qualityOptions(heights, limit)).toEqual(options);
  });

  it.each([
    [270, '270p'],
    [360, '360p'],
    [540, '540p'],
    [720, 'HD'],
    [1080, 'FHD'],
    [2160, 'UHD'],
    [480, '480p'],
    [803.6, '804p'],
  ])('[QUAL-08] the height %d is called %s', (height, label) => {
    expect(qualityLabel(height)).toBe(label);
  });
});

describe('what is reported of a quality', () => {
  it('[QUAL-04] each quality has its width, of a 16:9 picture', () => {
    expect(Object.fromEntries(QUALITIES.map(({ name, width }) => [name, width]))).toEqual({
      '270p': 480,
      '360p': 640,
      '540p': 960,
      HD: 1280,
      FHD: 1920,
      UHD: 3840,
    });
    expect(QUALITIES.filter(({ width, height }) => width * 9 !== height * 16)).toEqual([]);
  });

  it.each([
    [319, 180, 320],
    [320, 180, 320],
    [959.6, 540, 960],
    [8192, 4320, 8192],
    [8193, 4320, 8192],
    [Infinity, 1080, 8192],
    [null, 540, 960],
    [NaN, 2160, 3840],
    [0, 100, 320],
  ])('[QUAL-05] a picture of %s by %s is reported as %d wide', (width, height, reported) => {
    expect(reportedQuality({ width, height, bitrate: 1 })).toMatchObject({ width: reported });
  });

  it.each([
    [1, 'SD'],
    [1_000_000, 'SD'],
    [1_000_001, 'HD'],
    [4_999_999, 'HD'],
    [5_000_000, 'FHD'],
    [13_999_999, 'FHD'],
    [14_000_000, 'UHD'],
  ])('[QUAL-06] a picture of %d bit/s is reported as %s', (bitrate, bucket) => {
    expect(reportedQuality({ width: 1920, height: 1080, bitrate })).toEqual({ width: 1920, bucket });
  });

  it('a picture of which only one side is known is reported', () => {
    expect(reportedQuality({ width: 1920, height: null, bitrate: 1 })?.width).toBe(1920);
  });

  it.each([
    [null, null, 1],
    [0, 0, 1],
    [-5, NaN, 1],
    [1920, 1080, null],
    [1920, 1080, 0],
    [1920, 1080, NaN],
  ])('nothing is reported of a picture of %s by %s at %s bit/s', (width, height, bitrate) => {
    expect(reportedQuality({ width, height, bitrate })).toBeNull();
  });
});
