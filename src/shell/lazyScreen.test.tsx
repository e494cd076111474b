import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { Text } from '../../renderer';
import { createTestRoot, settlePromises } from '../../renderer/testing';
import { ErrorBoundary } from '../app/ErrorBoundary';
import { CodeError, setCodeLoader } from '../code/loadCode';
import { createActivity } from '../domain/activity';
import { ActivityContext } from './ActivityContext';
import { lazyScreen, useScreenAwaited } from './lazyScreen';

const withActivity = () => {
  const activity = createActivity();
  const within = (children: ReactNode) => (
    <ActivityContext.Provider value={activity}>{children}</ActivityContext.Provider>
  );
  return { activity, within };
};

it('the app waits for a screen’s code from its first showing on, and no longer than that', async () => {
  const { activity, within } = withActivity();
  let come = (_module: { default: () => ReactNode }): void => {};
  const code = new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve));
  const Screen = lazyScreen(() => code);
  expect(activity.pending(), 'nobody has opened it').toEqual([]);
  const root = createTestRoot();
  await root.render(
    within(
      <Suspense fallback={null}>
        <Screen />
      </Suspense>,
    ),
  );
  expect(activity.pending()).not.toEqual([]);
  await root.act(async () => come({ default: () => <Text testId="there">there</Text> }));
  expect(activity.pending()).toEqual([]);
  expect(root.query('there')).not.toBeNull();
});

it('the app does not wait for code that cannot be loaded', async () => {
  const { activity, within } = withActivity();
  const Screen = lazyScreen(async (): Promise<{ default: () => ReactNode }> => {
    throw new Error('no such file');
  });
  await expect(createTestRoot().render(within(<Screen />))).rejects.toThrow('no such file');
  expect(activity.pending()).toEqual([]);
});

it('a screen loaded ahead is there in the first frame; what failed ahead is tried again when it is opened', async () => {
  const { activity } = withActivity();
  let tries = 0;
  const Screen = lazyScreen(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { default: () => <Text testId="there">there</Text> };
  });
  await Screen.preload(activity);
  expect(activity.pending()).toEqual([]);
  await Screen.preload(activity);
  await Screen.preload(activity);
  expect(tries, 'what is there is not loaded again').toBe(2);
  const root = createTestRoot({ act: false });
  let waited = false;
  function Waiting() {
    waited = true;
    return null;
  }
  await root.render(
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>,
  );
  expect(root.query('there')).not.toBeNull();
  expect(waited).toBe(false);
});

it('the fallback of a screen keeps the app busy until the screen is rendered', async () => {
  const { activity, within } = withActivity();
  function StandIn() {
    useScreenAwaited();
    return null;
  }
  const root = createTestRoot();
  await root.render(within(<StandIn />));
  expect(activity.pending()).not.toEqual([]);
  await root.render(within(<Text>there</Text>));
  expect(activity.pending()).toEqual([]);
});

it('a screen whose code failed is loaded again at its next opening, once the failure was shown', async () => {
  const { activity, within } = withActivity();
  onTestFinished(() => setCodeLoader((load) => load()));
  setCodeLoader((load) =>
    load().catch((cause: unknown) => {
      throw new CodeError(cause, load);
    }),
  );
  let tries = 0;
  const Screen = lazyScreen(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { default: () => <Text testId="there">there</Text> };
  });
  const shown: unknown[] = [];
  const place = (resetKey: string) =>
    within(
      <ErrorBoundary
        resetKey={resetKey}
        onError={(error) => shown.push(error)}
        fallback={() => <Text testId="failed">failed</Text>}
      >
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      </ErrorBoundary>,
    );
  const root = createTestRoot();
  await root.render(place('first'));
  expect([root.query('failed') !== null, tries]).toEqual([true, 1]);
  expect(activity.pending()).toEqual([]);
  (shown[0] as CodeError).shown();
  await root.render(place('second'));
  await root.act(settlePromises);
  expect([root.query('there') !== null, tries, shown.length]).toEqual([true, 2, 1]);
});

it('code without the screen in it, as of another build, is failed code', async () => {
  const { activity, within } = withActivity();
  onTestFinished(() => setCodeLoader((load) => load()));
  setCodeLoader(async (load, _need, isWhole) => {
    const code = await load();
    if (isWhole?.(code) === false) throw new Error('another build');
    return code;
  });
  const Screen = lazyScreen(async () => ({}) as { default: () => ReactNode });
  await expect(createTestRoot().render(within(<Screen />))).rejects.toThrow('another build');
  expect(activity.pending()).toEqual([]);
});
