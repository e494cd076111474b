import { describe, expect, it } from 'vitest';
import { launchRequestOf } from './launch';

describe('a launch request', () => {
  it.each([
    ['/asset/a1', '/asset/a1'],
    ['/asset/a1/watch', '/asset/a1/watch'],
    ['/asset/a%20b', '/asset/a%20b'],
    [{ path: '/asset/a.1~b_c-d' }, '/asset/a.1~b_c-d'],
    ['{"path":"/asset/a1"}', '/asset/a1'],
    [{ contentTarget: '/asset/a1' }, '/asset/a1'],
    [{ values: '{"path":"/asset/a1"}' }, '/asset/a1'],
    [{ contentTarget: 'junk', path: null, values: { path: '/asset/a1' } }, '/asset/a1'],
  ])('[ROUTE-37] %j leads to %s', (told, path) => {
    expect(launchRequestOf(told)).toEqual({ path });
  });

  it.each([
    undefined,
    null,
    '',
    0,
    true,
    [],
    {},
    'asset/a1',
    '/asset',
    '/asset/',
    '/asset//watch',
    '/asset/..',
    '/asset/.',
    '/asset/../settings',
    '/asset/%2e%2e',
    '/asset/%2E%2E/watch',
    '/asset/..%2fsettings',
    '/asset/a%5cb',
    '/asset/%zz',
    '/asset/%',
    '/asset/%ff',
    '/asset/a1/watch/trailer',
    '/asset/a1?x=1',
    '/asset/a1#x',
    '/asset/a1\n',
    '/settings',
    '/tizen/asset/a1',
    'https://example.com/asset/a1',
    `/asset/${'x'.repeat(129)}`,
    '{"path":',
    '"{\\"path\\":\\"/settings\\"}"',
    { path: 7 },
    { path: { path: { path: { path: { path: { path: '/asset/a1' } } } } } },
  ])('[ROUTE-37] %j leads nowhere', (told) => {
    expect(launchRequestOf(told)).toBeNull();
  });
});
