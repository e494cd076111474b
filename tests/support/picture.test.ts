import { expect, test, vi } from 'vitest';
import { untilCaptured } from './picture';

const refusal = () =>
  new Error('page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot');

test('a capture that Chromium refuses is asked for again', async () => {
  const capture = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal())
    .mockResolvedValue('picture');
  await expect(untilCaptured(capture)).resolves.toBe('picture');
  expect(capture).toHaveBeenCalledTimes(2);
});

test('a page that refuses three times is broken', async () => {
  const capture = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(refusal()));
  await expect(untilCaptured(capture)).rejects.toThrow('Unable to capture');
  expect(capture).toHaveBeenCalledTimes(3);
});

test('any other failure is told at once', async () => {
  const capture = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Target closed'));
  await expect(untilCaptured(capture)).rejects.toThrow('Target closed');
  expect(capture).toHaveBeenCalledTimes(1);
});
