/** Between two screens of which the second one's code is not there: no picture is empty, none flickers. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Text } from '../../renderer';
import { createTestRoot, settlePromises } from '../../renderer/testing';
import { createQueryClient } from '../api';
import { queryKeys } from '../api/queries';
import { createTexts, TextsContext } from '../i18n';
import { anAsset } from '../player/testing/fakeAssets';
import { lazyPart, lazyScreen } from '../shell/lazyScreen';
import { ServicesContext } from '../shell/services';
import { fakeServices } from '../shell/testing/fakeServices';
import { CodeLoading } from './CodeLoading';

type Code = { default: () => ReactNode };

/** A screen, or a part, whose code comes when `come` is called, opened at `path`. */
async function opened({ path = '/search', lazy = lazyScreen, listed = [] as object[] } = {}) {
  let come = (_code: Code): void => {};
  const code = new Promise<Code>((resolve) => (come = resolve));
  const Opened = lazy(() => code);
  const client = createQueryClient();
  client.setQueryData(queryKeys.components('home', 0), {
    components: { data: [{ body: { assets: listed.map((fields) => anAsset({ ...fields })) } }] },
  });
  const root = createTestRoot();
  await root.render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <ServicesContext.Provider value={fakeServices({ config: { apiUrl: 'http://service.test/api' } })}>
            <Suspense fallback={<CodeLoading />}>
              <Opened />
            </Suspense>
          </ServicesContext.Provider>
        </TextsContext.Provider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    root,
    come: () =>
      root.act(async () => {
        come({ default: () => <Text testId="there">there</Text> });
        await settlePromises();
      }),
    isThere: () => root.query('there') !== null,
    /** Placeholders: boxes larger than a spinner's dots. */
    boxes: () =>
      [...root.painter.drawn].filter(({ now, type }) => type === 'view' && now.color !== 0 && now.h > 20)
        .length,
  };
}

describe('[PAGE-12] while the code of a screen loads', () => {
  it('nothing covers the last screen for 400 ms; then there are placeholders, not only dots', async () => {
    const { root, boxes } = await opened();
    await root.wait(399);
    expect(boxes()).toBe(0);
    await root.wait(1);
    expect(boxes()).toBeGreaterThan(3);
    expect(root.tree().children[0]).toMatchObject({ id: 'code-loading', role: 'status', busy: true });
  });

  it.each([
    ['a film', '/asset/film/watch', { id: 'film', title: 'Night Ferry' }, 'Night Ferry'],
    ['a trailer', '/asset/film/watch/trailer', { id: 'film', title: 'Night Ferry' }, 'Night Ferry'],
    ['an episode', '/asset/e1/watch', { id: 'e1', title: 'The Visitor', rootId: 'show' }, 'Glass Harbour'],
  ])('%s has its cover, from the row that it was chosen in', async (_case, path, title, name) => {
    const { root } = await opened({ path, listed: [title, { id: 'show', title: 'Glass Harbour' }] });
    await root.wait(400);
    expect(root.query('cover-title')).not.toBeNull();
    expect(JSON.stringify(root.tree())).toContain(name);
    await root.wait(1600);
    expect(JSON.stringify(root.tree())).toContain('Still waiting for the video');
  });

  it('a title’s own page has placeholders', async () => {
    const { root } = await opened({ path: '/asset/film', listed: [{ id: 'film' }] });
    await root.wait(400);
    expect(root.query('cover-title')).toBeNull();
  });

  it.each([
    ['before its skeleton is drawn', 399],
    ['once its skeleton has been seen for 150 ms', 550],
  ])('the screen is there at once when that comes %s', async (_case, after) => {
    const { root, come, isThere } = await opened();
    await root.wait(after);
    await come();
    expect(isThere()).toBe(true);
  });

  it.each([401, 470, 549])('its skeleton, once drawn, stays for 150 ms: code after %i ms', async (after) => {
    const { root, come, isThere } = await opened();
    await root.wait(after);
    await come();
    await root.wait(549 - after);
    expect(isThere()).toBe(false);
    await root.wait(1);
    await root.act(settlePromises);
    expect(isThere()).toBe(true);
  });

  it('a part of a screen, which has no skeleton, waits for nothing but its code', async () => {
    const { root, come, isThere } = await opened({ lazy: lazyPart });
    await root.wait(470);
    await come();
    expect(isThere()).toBe(true);
  });
});
