import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError';
import type { FailureKind } from './apiError';
import { CALLS } from './calls';
import type { Situation } from './failures';
import { IdentityError } from './identityError';
import type { IdentityErrorCode } from './identityError';
import { decideFailure } from './decideFailure';
import { ERROR_CODES } from '../domain/errorCodes';
import { FAILURES } from './failures';

const error = (kind: FailureKind, status: number | null = null, service: object = {}): ApiError =>
  new ApiError({
    call: 'settings',
    kind,
    status,
    service: { code: null, reasonCode: null, details: null, message: null, ...service },
  });
const network = error('network');
const timeout = error('timeout');
const status = (code: number, service: object = {}) => error('status', code, service);

describe('failures', () => {
  it.each(['network', 'timeout'] as const)(
    '[SHELL-07] settings without an answer (%s) show the network-blocked message',
    (kind) => {
      expect(decideFailure('settings', error(kind))).toMatchObject({
        go: null,
        text: 'error.networkBlocked',
        action: 'refreshApp',
        severity: 'fatal',
      });
    },
  );

  it.each([403, 404])('[SHELL-07] settings refused with %i show the network-blocked message', (code) => {
    expect(decideFailure('settings', status(code))).toMatchObject({
      text: 'error.networkBlocked',
      action: 'refreshApp',
    });
  });

  it.each([status(500), status(400), error('contract'), new Error('any')])(
    '[SHELL-08] settings failing otherwise go to /something_went_wrong with settings_fetch_failed: %#',
    (failure) => {
      expect(decideFailure('settings', failure)).toMatchObject({
        go: '/something_went_wrong',
        state: { errorCode: 'settings_fetch_failed' },
        code: 'settings_fetch_failed',
      });
    },
  );

  it('[ROUTE-31, WELCOME-10] a failed anonymous sign-in goes to /network_error with its code', () => {
    const failed = {
      go: '/network_error',
      code: 'anonymous_user_sign_in_failed',
      state: { errorCode: 'anonymous_user_sign_in_failed' },
    };
    for (const failure of [network, status(400), new Error('identity')]) {
      expect(decideFailure('anonymousSignIn', failure)).toMatchObject(failed);
    }
  });

  it.each<[IdentityErrorCode, object]>([
    ['network', { go: null, text: 'error.network', action: 'retry', severity: 'error' }],
    ['wrongCredentials', { go: '/welcome/incorrect_credentials', severity: null }],
    ['unknownEmail', { go: '/welcome/incorrect_credentials', severity: null }],
    ['invalidEmail', { go: '/welcome/incorrect_credentials', severity: null }],
    ['tooManyAttempts', { go: '/welcome/incorrect_credentials', severity: 'error' }],
    ['sessionOver', { go: '/welcome/incorrect_credentials', severity: 'error' }],
    ['other', { go: '/welcome/incorrect_credentials', severity: 'error' }],
  ])('[AUTH-08] a sign-in by e-mail that fails with %s', (code, expected) => {
    expect(decideFailure('emailSignIn', new IdentityError(code, 'auth/x'))).toMatchObject(expected);
  });

  it.each<[IdentityErrorCode, object]>([
    ['network', { go: null, text: 'error.network', action: 'retry', severity: 'error' }],
    ['unknownEmail', { go: null, text: 'signIn.emailDoesNotExist', action: null, severity: null }],
    ['invalidEmail', { go: null, text: 'signIn.emailDoesNotExist', action: null, severity: null }],
    ['expiredLink', { go: null, text: 'signIn.resetExpired', action: null, severity: null }],
    ['tooManyAttempts', { go: null, text: 'signIn.emailDoesNotExist', action: null, severity: 'error' }],
    ['other', { go: null, text: 'signIn.emailDoesNotExist', action: null, severity: 'error' }],
  ])('[AUTH-13, AUTH-14] a password reset that fails with %s', (code, expected) => {
    expect(decideFailure('passwordReset', new IdentityError(code, 'auth/x'))).toMatchObject(expected);
  });

  it.each([
    [status(404), '/page_not_exists', 'page_not_exists', 'error.pageNotExists'],
    [network, '/network_error', null, 'error.network'],
    [timeout, '/network_error', null, 'error.network'],
    [status(500), '/something_went_wrong', 'unhandled_error', null],
    [error('contract'), '/something_went_wrong', 'unhandled_error', null],
  ])('[PAGE-08] a page that cannot be loaded: %#', (failure, go, code, text) => {
    expect(decideFailure('components', failure)).toMatchObject({ go, code, text });
  });

  it('a failed later chunk keeps the page and its rows', () => {
    for (const failure of [network, status(404), error('contract')]) {
      expect(decideFailure('moreComponents', failure)).toMatchObject({
        go: null,
        text: null,
        severity: 'error',
      });
    }
  });

  it.each([network, status(404), status(500), error('contract'), error('ageRestricted', 403)])(
    '[ASSET-11] a title that cannot be loaded returns to home: %#',
    (failure) => {
      expect(decideFailure('asset', failure)).toMatchObject({ go: '/' });
    },
  );

  it.each([
    [network, false],
    [status(500), true],
    [status(404), true],
    [error('contract'), false],
  ])(
    '[AUTH-25, AUTH-26] a user that cannot be loaded ends on /network_error; an HTTP status also signs out: %#',
    (failure, signOut) => {
      expect(decideFailure('user', failure)).toMatchObject({ go: '/network_error', signOut });
    },
  );

  it('[PROFILE-09] a failure to load the profiles goes to the error screen', () => {
    expect(decideFailure('profiles', status(500))).toMatchObject({
      go: '/something_went_wrong',
      state: { errorCode: 'profiles_fetch_failed' },
    });
  });

  it("[PROFILE-25] a profile that cannot be saved shows the server's text, or asks to sign in again", () => {
    expect(decideFailure('saveProfile', status(400, { details: 'Too long' })).details).toBe('Too long');
    expect(decideFailure('saveProfile', network)).toMatchObject({ details: null, text: 'error.relogin' });
  });

  it.each(['register', 'tokenExchange'] as const)(
    '[REG-07] a failed %s stays where it is, and is told in the words of the service or ours',
    (situation) => {
      const taken = status(400, { code: 'email_already_in_use', details: 'Taken' });
      expect(decideFailure(situation, taken)).toMatchObject({
        go: null,
        details: 'Taken',
        text: 'error.occurred',
        severity: 'warning',
      });
      expect(decideFailure(situation, network)).toMatchObject({ go: null, text: 'error.network' });
      expect(decideFailure(situation, new Error('identity'))).toMatchObject({ text: 'error.occurred' });
    },
  );

  it('[PLAN-01] plans that fail to load show a message in place with a retry', () => {
    for (const failure of [network, timeout, status(500), error('contract')]) {
      expect(decideFailure('plans', failure)).toMatchObject({
        go: null,
        text: 'plans.fetchFailed',
        action: 'retry',
      });
    }
  });

  it.each<[ApiError, string]>([
    [error('ageRestricted', 403, { code: 'age_restriction_exceeded' }), '/age_rating_restriction'],
    [status(403, { code: 'concurrent_streams_exceeded' }), '/stream_concurrency_error'],
    [status(403, { code: 'other' }), '/error_with_playback'],
    [network, '/error_with_playback'],
    [error('contract'), '/error_with_playback'],
  ])('[ERR-16, ERR-17] playback: %#', (failure, go) => {
    expect(decideFailure('playback', failure, 'a1')).toMatchObject({ go, state: { returnAssetId: 'a1' } });
  });

  it('[PLAYER-10] playback above the plan stays in the player, which offers the upgrade, and is logged', () => {
    const failure = status(402, { code: 'plan_upgrade_required' });
    expect(decideFailure('playback', failure, 'a1')).toMatchObject({
      go: null,
      text: null,
      severity: 'warning',
    });
  });

  it('[ERR-20] the code the viewer reads is the reason code, else the code of the service', () => {
    const service = { code: 'c', reasonCode: 'r' };
    expect(decideFailure('playback', status(500, service)).state.errorCode).toBe('r');
    expect(decideFailure('playback', status(500, { code: 'c' })).state.errorCode).toBe('c');
    expect(decideFailure('playback', status(500, { code: 'c', reasonCode: ' ' })).state.errorCode).toBe('c');
  });

  it.each([network, timeout, status(500), status(403, { code: '' }), error('contract'), new Error('any')])(
    '[ERR-20] a playback call that failed without a code of the service has the code of its category: %#',
    (failure) => {
      expect(decideFailure('playback', failure, 'a1')).toMatchObject({
        go: '/error_with_playback',
        code: 'unhandled_error',
        state: { errorCode: 'unhandled_error', returnAssetId: 'a1' },
      });
    },
  );

  it.each([
    ['playerAsset', 'player_view_asset_fetch_failed'],
    ['playerRootAsset', 'player_view_root_asset_fetch_failed'],
  ] as const)('[ERR-18] %s goes back to the title when there is one', (situation, code) => {
    expect(decideFailure(situation, network, 'a 1')).toMatchObject({ go: '/asset/a%201', code });
    expect(decideFailure(situation, network)).toMatchObject({ go: '/error_with_playback', code });
  });

  it('[PROG-07, PROG-08] progress: 404 and 401 are ignored, anything else is only reported', () => {
    expect(decideFailure('saveProgress', status(404))).toMatchObject({ go: null, severity: null });
    expect(decideFailure('saveProgress', status(401))).toMatchObject({ go: null, severity: null });
    expect(decideFailure('saveProgress', status(500))).toMatchObject({
      go: null,
      text: null,
      severity: 'error',
    });
  });

  it.each<Situation>(['subscription', 'cancelSubscription', 'card', 'pairCode', 'deleteProfile'])(
    '[CODE-10, SUB-12, PROFILE-24] %s goes to the log only',
    (situation) => {
      expect(decideFailure(situation, status(500))).toMatchObject({
        go: null,
        text: null,
        severity: 'error',
      });
    },
  );

  it.each([...CALLS, 'moreComponents', 'anonymousSignIn', 'playerAsset', 'playerRootAsset'] as const)(
    '%s has a row; what the app itself gave up, and a 401, need nothing',
    (situation) => {
      expect(FAILURES[situation].any).toBeDefined();
      for (const failure of [error('aborted'), status(401)]) {
        expect(decideFailure(situation, failure)).toMatchObject({ go: null, text: null, severity: null });
      }
    },
  );

  it('[ERR-01, ERR-02] the catalogue of codes', () => {
    expect([...ERROR_CODES].sort()).toEqual(
      [
        'settings_fetch_failed',
        'page_not_exists',
        'page_do_not_have_components',
        'no_profiles',
        'profiles_fetch_failed',
        'anonymous_user_sign_in_failed',
        'no_internet_connection',
        'no_content',
        'unhandled_error',
        'no_assets_in_collection',
        'continue_watching_missing',
        'player_view_asset_fetch_failed',
        'player_view_root_asset_fetch_failed',
        'native_player_error',
        'http_request_player_error',
        'permission_error_screen_occurs',
      ].sort(),
    );
  });
});

describe('a decision', () => {
  it('is of the whole row: what is not named in it is nothing', () => {
    expect(decideFailure('interestMenu', status(500))).toEqual({
      go: null,
      state: {},
      text: null,
      details: null,
      action: null,
      code: null,
      severity: 'error',
      signOut: false,
      onTop: false,
    });
  });

  it.each([
    [
      'a place has the code and the way back in its state',
      'asset',
      status(500, { code: 'why' }),
      'a1',
      ['errorCode', 'returnAssetId'],
    ],
    ['a text where the viewer is has neither', 'setLike', status(500, { code: 'why' }), 'a1', []],
    [
      'a place without a way back has the code alone',
      'asset',
      status(500, { code: 'why' }),
      undefined,
      ['errorCode'],
    ],
  ] as const)('%s', (_name, situation, failure, from, keys) => {
    expect(Object.keys(decideFailure(situation, failure, from).state).sort()).toEqual(keys);
  });

  it.each([
    ['saveProfile', status(400, { details: 'Too long' }), 'Too long'],
    ['saveProfile', status(400), null],
    ['saveProfile', new Error('x'), null],
    ['deleteProfile', status(400, { details: 'Too long' }), null],
  ] as const)('%s shows the service`s own words where that is so: %#', (situation, failure, details) => {
    expect(decideFailure(situation, failure).details).toBe(details);
  });
});
