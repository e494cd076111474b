import { describe, expect, it } from 'vitest';
import { parseRoute, platformPath, splitPlatform, watchPath } from './paths';

describe('paths', () => {
  it.each([
    ['/tizen/welcome', 'tizen', '/welcome', false],
    ['/browser', 'browser', '/', false],
    ['/vidaa/asset/a/watch', 'vidaa', '/asset/a/watch', false],
    ['/', 'webos', '/', true],
    ['/welcome', 'webos', '/welcome', true],
    ['/welcome/code', 'webos', '/welcome/code', true],
    ['/asset/a', 'webos', '/asset/a', true],
    ['/some-page', 'webos', '/some-page', true],
    ['/roku/welcome', 'webos', '/welcome', true],
    ['/roku/some-page', 'webos', '/some-page', true],
  ])('[SHELL-03, SHELL-04] %s on webos is %s %s', (address, platform, path, changed) => {
    expect(splitPlatform(address, 'webos')).toEqual({ platform, path, changed });
  });

  it('[ROUTE-14] the player has the title`s address, its trailer one more segment', () => {
    expect([watchPath('a/1'), watchPath('a', 'trailer')]).toEqual([
      '/asset/a%2F1/watch',
      '/asset/a/watch/trailer',
    ]);
  });

  it('the address is platform and path', () => {
    expect([platformPath('tizen', '/'), platformPath('tizen', '/list/a?x=1')]).toEqual([
      '/tizen',
      '/tizen/list/a?x=1',
    ]);
  });

  it.each([
    ['/', { kind: 'root' }],
    ['/welcome/code', { kind: 'welcome' }],
    ['/edit_profile/u', { kind: 'profiles' }],
    ['/asset/a%2F1', { kind: 'asset', id: 'a/1', player: false }],
    ['/asset/a/watch/trailer', { kind: 'asset', id: 'a', player: true }],
    ['/list/c?genre=a', { kind: 'catalogue', screen: 'list' }],
    ['/network_error', { kind: 'other', screen: 'network_error' }],
    ['/p1', { kind: 'page', id: 'p1' }],
    ['/p%', { kind: 'page', id: 'p%' }],
    ['/p%ag', { kind: 'page', id: 'p%ag' }],
    // Escapes of bytes that are no text.
    ['/p%ff', { kind: 'page', id: 'p%ff' }],
    ['/asset/%E0%A4', { kind: 'asset', id: '%E0%A4', player: false }],
    ['/asset', { kind: 'other', screen: 'asset' }],
    ['/undefined', { kind: 'page', id: null }],
  ])('[ROUTE-07, ROUTE-13, ROUTE-14, ROUTE-20] %s', (path, place) => {
    expect(parseRoute(path)).toEqual(place);
  });
});
