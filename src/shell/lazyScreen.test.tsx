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
