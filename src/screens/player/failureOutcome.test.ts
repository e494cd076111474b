import { describe, expect, it } from 'vitest';
import type { PlaybackFailure } from '../../player/failure';
import { engineError } from '../../player/testing/fakeEngine';
import { outcomeOf } from './failureOutcome';

const cause = new Error('refused');

describe('what a failed playback leads to', () => {
  it('[PLAYER-08] no permission is said in place and logged', () => {
    const failure = { kind: 'permission', code: 'permission_error_screen_occurs' } as const;
    expect(outcomeOf(failure, { assetId: 'film' })).toEqual({
      kind: 'denied',
      code: 'permission_error_screen_occurs',
      severity: 'error',
    });
  });

  it('[PLAYER-09] a guest goes to the code sign-in, on the way to the plans', () => {
    expect(outcomeOf({ kind: 'signIn' }, { assetId: 'film' })).toEqual({
      kind: 'go',
      path: '/welcome/code',
      state: { redirectToPlans: true },
      report: null,
    });
  });

  it('[PLAYER-06] an empty answer is fatal and goes to the playback error', () => {
    expect(outcomeOf({ kind: 'emptyPlayback' }, { assetId: 'film', returnPageId: 'home' })).toMatchObject({
      kind: 'go',
      path: '/error_with_playback',
      state: { errorCode: 'unhandled_error', returnAssetId: 'film', returnPageId: 'home' },
      report: { code: 'no_content', severity: 'fatal' },
    });
  });

  it('[PLAYER-07] an unsupported browser is fatal', () => {
    expect(outcomeOf({ kind: 'unsupported' }, { assetId: 'film' })).toMatchObject({
      report: { severity: 'fatal' },
    });
  });

  it('an engine error carries its composite code, and the way back', () => {
    const failure = { kind: 'engine', error: engineError(3016) } as const;
    expect(outcomeOf(failure, { assetId: 'e1', returnAssetId: 'show' })).toMatchObject({
      path: '/error_with_playback',
      state: { errorCode: 'native_player_error_3_3016', returnAssetId: 'show' },
    });
  });

  it('[ERR-19] an engine error is logged with the name of its number', () => {
    const failure = { kind: 'engine', error: engineError(6014) } as const;
    expect(outcomeOf(failure, { assetId: 'e1' })).toMatchObject({
      report: { cause: new Error('Playback failed: native_player_error_6_6014, license expired') },
    });
  });

  it('[ROUTE-22, ROUTE-23, ROUTE-24] what was opened from a title`s page is one step back in history', () => {
    const from = { assetId: 'e1', returnAssetId: 'show', origin: true };
    const failure = { kind: 'engine', error: engineError(3016) } as const;
    expect(outcomeOf(failure, from)).toMatchObject({ state: { returnAssetId: 'show', origin: true } });
    const refused = { kind: 'playback', cause } as const;
    expect(outcomeOf(refused, from)).toMatchObject({ returnAssetId: 'show', extraState: { origin: true } });
    expect(outcomeOf(refused, { ...from, returnAssetId: undefined })).toMatchObject({ extraState: {} });
  });

  it.each<[string, PlaybackFailure, string, string | undefined]>([
    ['asset', { kind: 'asset', code: 'player_view_asset_fetch_failed', cause }, 'playerAsset', undefined],
    [
      'root asset',
      { kind: 'rootAsset', code: 'player_view_root_asset_fetch_failed', cause },
      'playerRootAsset',
      undefined,
    ],
    ['playback', { kind: 'playback', cause }, 'playback', 'film'],
  ])('a refused %s call is the failure table’s', (_call, failure, situation, returnAssetId) => {
    expect(outcomeOf(failure, { assetId: 'film' })).toEqual({
      kind: 'call',
      situation,
      cause,
      returnAssetId,
      extraState: {},
    });
  });

  it('[CONT-12, ROUTE-24] from a page`s row of titles to go on with, every failure leads back to the page', () => {
    const origin = {
      assetId: 'e1',
      returnAssetId: 'show',
      returnPageId: 'home',
      isContinueWatching: true,
      origin: true,
    };
    const back = { returnAssetId: undefined, extraState: { returnPageId: 'home', origin: true } };
    expect(outcomeOf({ kind: 'playback', cause }, origin)).toMatchObject(back);
    expect(outcomeOf({ kind: 'asset', code: 'player_view_asset_fetch_failed', cause }, origin)).toMatchObject(
      back,
    );
    expect(outcomeOf({ kind: 'engine', error: engineError(3016) }, origin)).toMatchObject({
      state: { returnAssetId: undefined, returnPageId: 'home' },
    });
  });
});
