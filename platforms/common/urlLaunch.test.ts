import { describe, expect, it } from 'vitest';
import { launchFromUrl } from './urlLaunch';

describe('the query of a hosted application`s URL', () => {
  it.each([
    ['?path=/asset/a1', '/asset/a1'],
    ['?path=%2Fasset%2Fa1%2Fwatch', '/asset/a1/watch'],
    ['?utm=tv&contentTarget=%2Fasset%2Fa1', '/asset/a1'],
    ['path=/asset/a1', '/asset/a1'],
    ['', null],
    ['?', null],
    ['?path', null],
    ['?path=', null],
    ['?path=/settings', null],
    ['?path=//evil.example/asset/a1', null],
    ['?path=/asset/..', null],
    ['?path=/asset/%252e%252e', null],
    ['?path=%E0%A4%A', null],
    ['?__proto__=/asset/a1', null],
    [`?path=/asset/${'a'.repeat(10_240)}`, null],
  ])('[ROUTE-37] %.40s asks for %s', (search, path) => {
    expect(launchFromUrl(search)?.path ?? null).toBe(path);
  });
});
