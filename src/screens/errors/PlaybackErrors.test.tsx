import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { createTexts, TextsContext } from '../../i18n';
import type { NavigationState } from '../../shell/navigation';
import { ok } from '../../ui/keyboard/testing/typist';
import { AgeRatingRestriction, ErrorWithPlayback, StreamConcurrencyError } from './PlaybackErrors';

let root: TestRoot | null = null;
afterEach(async () => {
  await root?.unmount();
  root = null;
});

const WATCHED = { path: '/asset/e2/watch', state: { returnAssetId: 'show', origin: true } } as const;

async function show(screen: ReactElement, state: NavigationState) {
  const test = createTestRoot();
  root = test;
  const at = { path: '', state: null as unknown };
  function Place() {
    const { pathname, state: carried } = useLocation();
    Object.assign(at, { path: pathname, state: carried });
    return pathname === '/failed' ? screen : null;
  }
  await test.render(
    <TextsContext.Provider value={createTexts(async () => ({}))}>
      <MemoryRouter initialEntries={['/asset/show', { pathname: '/failed', state }]}>
        <Place />
      </MemoryRouter>
    </TextsContext.Provider>,
  );
  const choices = ['try-again', 'see-plans', 'go-back'].filter((id) => test.query(id) !== null);
  return { test, at, choices, words: JSON.stringify(test.tree()) };
}

describe('a playback that failed', () => {
  it('[ROUTE-22] is said, and playing it again has the focus', async () => {
    const { test, at, choices, words } = await show(<ErrorWithPlayback />, {
      errorCode: 'native_player_error_3_3016',
      returnAssetId: 'show',
      failedAt: WATCHED,
    });
    expect(words).toContain('Something went wrong with playback');
    expect(choices).toEqual(['try-again', 'go-back']);
    expect(test.focusedId()).toBe('try-again');
    await ok(test);
    expect(at).toEqual(WATCHED);
  });

  it('[ROUTE-22] opened without what was played, as by a link, it leads back to the title only', async () => {
    const { test, at, choices } = await show(<ErrorWithPlayback />, { returnAssetId: 'show' });
    expect([choices, test.focusedId()]).toEqual([['go-back'], 'go-back']);
    await ok(test);
    expect(at.path).toBe('/asset/show');
  });
});

describe('too many screens', () => {
  const state = { errorCode: 'concurrent_streams_exceeded', returnAssetId: 'show', failedAt: WATCHED };

  it('[ERR-16, ROUTE-23] are said, with another attempt, the plans and the way back', async () => {
    const { test, at, choices, words } = await show(<StreamConcurrencyError />, state);
    expect(words).toContain('Screen limit reached');
    expect(words).toContain('Upgrade to watch on more devices');
    expect(choices).toEqual(['try-again', 'see-plans', 'go-back']);
    await ok(test);
    expect(at).toEqual(WATCHED);
  });

  it('[ERR-16, ROUTE-18] lead to the plans, which return to the title', async () => {
    const { test, at } = await show(<StreamConcurrencyError />, state);
    await test.press('right');
    expect(test.focusedId()).toBe('see-plans');
    await ok(test);
    expect(at).toMatchObject({ path: '/plans', state: { returnAssetId: 'show' } });
  });
});

it('[ERR-17, ROUTE-24] a title above the viewer’s age is offered neither again nor with another plan', async () => {
  const { choices } = await show(<AgeRatingRestriction />, { returnPageId: 'home', failedAt: WATCHED });
  expect(choices).toEqual(['go-back']);
});
