import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { isScreenLoading, lazyScreen } from './lazyScreen';

it('the app waits for a screen’s code from its first showing on, and no longer than that', async () => {
  let come = (_module: { default: () => ReactNode }): void => {};
  const code = new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve));
  const Screen = lazyScreen(() => code);
  expect(isScreenLoading(), 'nobody has opened it').toBe(false);
  const root = createTestRoot();
  await root.render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  );
  expect(isScreenLoading()).toBe(true);
  await root.act(async () => come({ default: () => <Text testId="there">there</Text> }));
  expect(isScreenLoading()).toBe(false);
  expect(root.query('there')).not.toBeNull();
});

it('nor for code that cannot be had', async () => {
  const Screen = lazyScreen(async (): Promise<{ default: () => ReactNode }> => {
    throw new Error('no such file');
  });
  await expect(createTestRoot().render(<Screen />)).rejects.toThrow('no such file');
  expect(isScreenLoading()).toBe(false);
});

it('fetched ahead, it is drawn without waiting, and keeps what it holds', async () => {
  let loads = 0;
  const Screen = lazyScreen(async () => {
    loads += 1;
    return { default: ({ word }: { word: string }) => <Text testId="there">{word}</Text> };
  });
  Screen.ahead();
  Screen.ahead();
  expect(isScreenLoading()).toBe(true);
  await new Promise((done) => setTimeout(done));
  expect([loads, isScreenLoading()]).toEqual([1, false]);
  const root = createTestRoot();
  let waited = false;
  function Waiting(): ReactNode {
    waited = true;
    return null;
  }
  const shown = (word: string): ReactNode => (
    <Suspense fallback={<Waiting />}>
      <Screen word={word} />
    </Suspense>
  );
  await root.render(shown('one'));
  const first = root.query('there');
  await root.render(shown('two'));
  expect(root.query('there')).toBe(first);
  expect(waited).toBe(false);
  expect(loads).toBe(1);
});

it('what could not be had ahead is asked for again when it is opened', async () => {
  let loads = 0;
  const Screen = lazyScreen(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return { default: () => <Text testId="there">there</Text> };
  });
  Screen.ahead();
  await new Promise((done) => setTimeout(done));
  const root = createTestRoot();
  await root.render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  );
  await root.act(() => new Promise((done) => setTimeout(done)));
  expect(root.query('there')).not.toBeNull();
});
