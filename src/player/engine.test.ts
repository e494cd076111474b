import { describe, expect, it } from 'vitest';
import { EngineLoadError, UnsupportedBrowserError } from './engine';
import { engineError } from './testing/fakeEngine';

describe('errors of the engine in a log', () => {
  it.each([
    ['a failed load', () => new EngineLoadError(engineError(3016)), /^EngineLoadError: .*\b3\.3016\b/],
    ['an old browser', () => new UnsupportedBrowserError(), /^UnsupportedBrowserError: .*browser/],
  ])('name their kind and their cause: %s', (_cause, errorOf, line) => {
    expect(String(errorOf())).toMatch(line);
  });
});
