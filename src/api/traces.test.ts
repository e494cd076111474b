import { expect, it, onTestFinished, vi } from 'vitest';
import { sendTrace } from './traces';

const answering = (status: number, body: string) =>
  (async () => new Response(body, { status })) as typeof fetch;

it.each([
  ['{"url":"http://tv/api/traces/1"}', 'http://tv/api/traces/1'],
  ['{"url":"javascript:alert(1)"}', null],
  ['{"id":7}', null],
  ['thank you', null],
])('an answer of %s names %s', async (body, url) => {
  expect(await sendTrace('http://tv/x', { traceEvents: [] }, answering(201, body))).toBe(url);
});

it('a recording is posted as JSON, by the page`s own fetch', async () => {
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  await sendTrace('http://tv/x', { traceEvents: [1] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('http://tv/x', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"traceEvents":[1]}',
  });
});

it('a refusal is an error that names address and status', async () => {
  await expect(sendTrace('http://tv/x', {}, answering(413, ''))).rejects.toThrow('http://tv/x answered 413');
});
