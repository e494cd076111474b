import { describe, expect, it } from 'vitest';
import { engineErrorAction, reportEngineError } from './errors';
import { failureReport, PlaybackFailedError } from './failure';
import { toEngineError } from './shakaErrors';
import { engineError } from './testing/fakeEngine';

describe('engine errors', () => {
  it.each([1001, 1002, 1003, 3015, 6014, 7000, 7001])('[ERR-12] %i is ignored while recoverable', (code) => {
    expect(engineErrorAction(engineError(code, { severity: 'recoverable' }))).toBe('ignore');
  });

  it.each([
    [7000, {}, 'ignore'],
    [7001, {}, 'ignore'],
    [7003, {}, 'ignore'],
    [6014, {}, 'relicense'],
    [1001, {}, 'retry'],
    [1002, {}, 'retry'],
    [3015, {}, 'retry'],
    [3015, { handled: true }, 'ignore'],
    [3016, {}, 'retry'],
    [6007, {}, 'retry'],
    [4012, { severity: 'recoverable' }, 'ignore'],
  ] as const)('[ERR-12, PLAYER-25] critical %i with %o: %s', (code, changes, action) => {
    expect(engineErrorAction(engineError(code, changes))).toBe(action);
  });

  it.each([
    [3016, {}, 'native_player_error', 'native_player_error_3_3016', null],
    [6001, {}, 'native_player_error', 'native_player_error_6_6001', null],
  ] as const)('[ERR-13] %i goes to the playback error screen with a composite code', (...row) => {
    const [code, changes, name, displayCode, status] = row;
    expect(reportEngineError(engineError(code, changes))).toMatchObject({
      code: name,
      severity: 'error',
      displayCode,
      status,
      screen: '/error_with_playback',
    });
  });

  it.each([
    [1001, 503, 'http_request_player_error_503'],
    [6007, 403, 'http_request_player_error_403'],
    [1001, null, 'http_request_player_error_1001'],
    [1002, null, 'http_request_player_error_1002'],
    [1003, null, 'http_request_player_error_1003'],
  ])('[ERR-14] HTTP error %i with status %s is reported as %s', (code, httpStatus, displayCode) => {
    expect(reportEngineError(engineError(code, { httpStatus }))).toMatchObject({
      code: 'http_request_player_error',
      status: httpStatus,
      displayCode,
      screen: '/error_with_playback',
    });
  });

  it('[ERR-15] anything else is an unhandled error on the same screen', () => {
    expect(failureReport({ kind: 'unhandled', cause: new TypeError('x') })).toMatchObject({
      code: 'unhandled_error',
      severity: 'error',
      displayCode: 'unhandled_error',
      screen: '/error_with_playback',
    });
  });

  it.each([
    ['emptyPlayback', 'no_content', 'unhandled_error', 'the playback is empty'],
    ['unsupported', 'native_player_error', 'native_player_error', 'the browser cannot play streams'],
  ] as const)(
    '[PLAYER-06, PLAYER-07] %s is logged as %s and shown as %s',
    (kind, code, displayCode, reason) => {
      expect(failureReport({ kind })).toMatchObject({ code, displayCode, reason, status: null });
    },
  );

  it('a failure that nobody caught can be told in a log', () => {
    expect(String(new PlaybackFailedError({ kind: 'signIn' }))).toBe(
      'PlaybackFailedError: Playback failed: signIn',
    );
  });

  it.each(['emptyPlayback', 'unsupported'] as const)('[PLAYER-06, PLAYER-07] %s is fatal', (kind) => {
    expect(failureReport({ kind })).toMatchObject({ severity: 'fatal', screen: '/error_with_playback' });
  });

  it('leaves refused calls to the table of failures', () => {
    expect(failureReport({ kind: 'playback', cause: null })).toBeNull();
  });

  it.each([
    [1001, 'bad HTTP status'],
    [1002, 'HTTP error'],
    [1003, 'timeout'],
    [3015, 'play interrupted'],
    [6014, 'license expired'],
    [7000, 'load interrupted'],
    [7001, 'operation aborted'],
    [3016, 'engine error 3.3016'],
  ])('[ERR-19] %i is logged as: %s', (code, reason) => {
    expect(reportEngineError(engineError(code))).toMatchObject({ reason });
  });
});

describe("Shaka's errors", () => {
  const bad = { severity: 2, category: 1, code: 1001, data: ['http://x', 404, '', {}, 0], handled: false };

  it('are read with severity and HTTP status', () => {
    expect(toEngineError(bad)).toEqual({
      code: 1001,
      category: 1,
      severity: 'critical',
      handled: false,
      httpStatus: 404,
    });
    expect(toEngineError({ ...bad, severity: 1, code: 3016, data: [] })).toMatchObject({
      severity: 'recoverable',
      httpStatus: null,
    });
  });

  it.each([[['http://x', '404']], [['http://x']], [null], [undefined]])(
    'have no HTTP status in %j',
    (data) => {
      expect(toEngineError({ ...bad, data })).toMatchObject({ code: 1001, httpStatus: null });
    },
  );

  it('carry the status of a refused licence inside', () => {
    const license = { severity: 2, category: 6, code: 6007, data: [{ ...bad, data: ['u', 401] }] };
    expect(toEngineError(license)).toMatchObject({ code: 6007, httpStatus: 401, handled: false });
  });

  it.each([
    null,
    undefined,
    new TypeError('x'),
    'text',
    { code: 'x' },
    { ...bad, code: '1001' },
    { ...bad, category: null },
  ])('are not %s', (value) => {
    expect(toEngineError(value)).toBeNull();
  });
});
