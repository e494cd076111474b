import { describe, expect, it } from 'vitest';
import { backDecision } from './back';

describe('back', () => {
  it.each([
    '/welcome/email',
    '/welcome/code',
    '/welcome/recover_password',
    '/welcome/incorrect_credentials',
    '/welcome/register',
  ])('[ROUTE-34] from %s to /welcome', (path) => {
    expect(backDecision(path, true)).toEqual({ go: '/welcome' });
  });

  it.each([
    ['/welcome', false, 'confirmExit'],
    ['/welcome/', true, 'confirmExit'],
    ['/welcome//', true, 'confirmExit'],
    ['/profiles', true, 'confirmExit'],
    ['/h1', false, 'confirmExit'],
    ['/', false, 'confirmExit'],
    ['/movies', true, 'leave'],
    ['/asset/a', true, 'leave'],
    ['/settings/device', false, 'leave'],
  ])('[ROUTE-35] at %s (came from somewhere: %s): %s', (path, hasOrigin, decision) => {
    expect(backDecision(path, hasOrigin)).toBe(decision);
  });
});
