import { describe, expect, it } from 'vitest';
import { Text, View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { ErrorBoundary } from './ErrorBoundary';

function Broken({ broken }: { broken: boolean }) {
  if (broken) throw new Error('no such title');
  return (
    <View testId="whole" focusable>
      <Text>whole</Text>
    </View>
  );
}

function place(name: string, broken: boolean, onError: (error: unknown) => void) {
  return (
    <ErrorBoundary resetKey={name} onError={onError} fallback={() => <View testId="fallback" focusable />}>
      <Broken broken={broken} />
    </ErrorBoundary>
  );
}

describe('error boundary', () => {
  it('[ERR-11] a screen that throws becomes the fallback, is reported once and keeps focus', async () => {
    const root = createTestRoot();
    const errors: unknown[] = [];
    await root.render(place('a', true, (error) => errors.push(error)));
    expect(root.query('whole')).toBeNull();
    expect(root.focusedId()).toBe('fallback');
    expect(errors).toEqual([new Error('no such title')]);
  });

  it('another route renders again; the same route keeps the fallback', async () => {
    const root = createTestRoot();
    await root.render(place('a', true, () => {}));
    await root.render(place('a', false, () => {}));
    expect(root.query('whole')).toBeNull();
    await root.render(place('b', false, () => {}));
    expect(root.focusedId()).toBe('whole');
  });

  it('a screen that threw is rendered again, and counted, without another route; while it throws the fallback keeps its focus', async () => {
    const root = createTestRoot();
    const seen: { error: unknown; again: () => void; tried: number }[] = [];
    const shown = (broken: boolean, resetKey: string) => (
      <ErrorBoundary
        resetKey={resetKey}
        onError={() => {}}
        fallback={(error, again, tried) => {
          seen.push({ error, again, tried });
          return (
            <View group="row">
              <View testId="first" focusable />
              <View testId="second" focusable autoFocus />
            </View>
          );
        }}
      >
        <Broken broken={broken} />
      </ErrorBoundary>
    );
    await root.render(shown(true, 'a'));
    expect(seen.at(-1)).toMatchObject({ error: new Error('no such title'), tried: 0 });
    expect(root.focusedId()).toBe('second');
    await root.act(() => seen.at(-1)!.again());
    expect([seen.at(-1)!.tried, root.focusedId()]).toEqual([1, 'second']);
    await root.render(shown(false, 'a'));
    expect(root.query('whole'), 'not by itself').toBeNull();
    await root.act(() => seen.at(-1)!.again());
    expect(root.focusedId()).toBe('whole');
    await root.render(shown(true, 'b'));
    expect(seen.at(-1)!.tried, 'of another route').toBe(0);
  });
});
