import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routesAt } from './routesAt';

const ROUTES = [
  '/welcome',
  '/welcome/code',
  '/edit_profile/:uuid',
  '/settings/:view?',
  '/asset/:id',
  '/asset/:id/watch/:type?',
  '/:pageId',
  '/*',
].map((path) => ({ path }));

it.each([
  ['/welcome', '/welcome'],
  ['/Welcome/', '/welcome'],
  ['/welcome/code', '/welcome/code'],
  ['/welcome/nothing', '/*'],
  ['/edit_profile/p1', '/edit_profile/:uuid'],
  ['/edit_profile', '/:pageId'],
  ['/settings', '/settings/:view?'],
  ['/settings/account', '/settings/:view?'],
  ['/asset/a', '/asset/:id'],
  ['/asset/a/watch', '/asset/:id/watch/:type?'],
  ['/asset/a/watch/trailer', '/asset/:id/watch/:type?'],
  ['/home', '/:pageId'],
  ['/a%20page', '/:pageId'],
  ['/', '/*'],
  ['/home/more', '/*'],
])('%s is matched by %s, as among all routes', (path, expected) => {
  const matched = (routes: typeof ROUTES) => matchRoutes(routes, path)?.at(-1)?.route.path;
  expect(matched(ROUTES)).toBe(expected);
  expect(matched(routesAt(ROUTES, path))).toBe(expected);
});

it('of a page those of no other screen are tried', () => {
  expect(routesAt(ROUTES, '/home').map(({ path }) => path)).toEqual(['/:pageId', '/*']);
});
