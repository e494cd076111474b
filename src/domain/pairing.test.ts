import { describe, expect, it } from 'vitest';
import { clockText } from './time';
import { typedAddress } from './address';
import { groupedCode, msToNextSecond, pairLink, POLL_MS, secondsLeft } from './pairing';

describe('pairing', () => {
  it('[CODE-07] asks every 5 s', () => {
    expect(POLL_MS).toBe(5000);
  });

  it.each([
    [300_000, 300, 1000, '5:00'],
    [299_999, 300, 999, '5:00'],
    [299_000, 299, 1000, '4:59'],
    [65_400, 66, 400, '1:06'],
    [1, 1, 1, '0:01'],
    [0, 0, 0, '0:00'],
    [-7000, 0, 0, '0:00'],
  ])(
    '[CODE-02, CODE-04] %d ms before the end: %d s, the next in %d ms, shown as %s',
    (left, seconds, next, shown) => {
      expect(secondsLeft(1_000_000 + left, 1_000_000)).toBe(seconds);
      expect(msToNextSecond(1_000_000 + left, 1_000_000)).toBe(next);
      expect(clockText(seconds)).toBe(shown);
    },
  );

  it.each([
    ['BCD234', 'BCD 234'],
    ['BCD234EFG', 'BCD 234 EFG'],
    ['BCD', 'BCD'],
    ['BCD23', 'BCD23'],
    ['', ''],
  ])('the code %s is written %s', (code, written) => {
    expect(groupedCode(code)).toBe(written);
  });

  it.each([
    ['https://tv.example/pair', 'https://tv.example/pair?code=AB%201'],
    ['https://tv.example/pair?lang=en', 'https://tv.example/pair?lang=en&code=AB%201'],
    ['https://tv.example/#/pair', 'https://tv.example/?code=AB%201#/pair'],
    [undefined, null],
  ])('[CODE-12] the address of %s carries the code', (pairUrl, link) => {
    expect(pairLink(pairUrl, 'AB 1')).toBe(link);
  });

  it.each([
    ['https://tv.example/pair', 'tv.example/pair'],
    ['https://tv.example/', 'tv.example'],
    ['http://192.0.2.7:4200/pair', 'http://192.0.2.7:4200/pair'],
    ['http://192.0.2.7/?to=https://tv.example/', 'http://192.0.2.7/?to=https://tv.example'],
  ])('%s is typed as %s', (url, typed) => {
    expect(typedAddress(url)).toBe(typed);
  });
});
