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

function place(
  name: string,
  broken: boolean,
  onError: (error: unknown, componentStack: string | null) => void,
) {
  return (
    <ErrorBoundary resetKey={name} onError={onError} fallback={<View testId="fallback" focusable />}>
      <Broken broken={broken} />
    </ErrorBoundary>
  );
}

describe('error boundary', () => {
  it('[ERR-11] a screen that throws becomes the fallback, is reported once and keeps focus', async () => {
    const root = createTestRoot();
    const errors: [unknown, string | null][] = [];
    await root.render(place('a', true, (...told) => errors.push(told)));
    expect(root.query('whole')).toBeNull();
    expect(root.focusedId()).toBe('fallback');
    expect(errors).toEqual([[new Error('no such title'), expect.stringMatching(/^\s+at Broken/)]]);
  });

  it('another route renders again; the same route keeps the fallback', async () => {
    const root = createTestRoot();
    await root.render(place('a', true, () => {}));
    await root.render(place('a', false, () => {}));
    expect(root.query('whole')).toBeNull();
    await root.render(place('b', false, () => {}));
    expect(root.focusedId()).toBe('whole');
  });
});
