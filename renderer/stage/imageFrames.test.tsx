/** What the frame that uploads an image draws. */
import { afterEach, expect, it, vi } from 'vitest';
import { Image } from '../components';
import { faceOf, openRoot } from './rootAtlases.fixture';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is the image, and no longer the title that stood for it since it had failed', async () => {
  const poster = <Image key="poster" w={300} h={169} src="poster.webp" title="Film" fade={0} />;
  const { answer, asked, root, settle } = await openRoot({}, [poster]);
  await root.loadFonts([faceOf('ann')], true);
  await answer('ann-basic.webp', 'picture');
  await answer('poster.webp', 'no network');
  await settle();
  const withTitle = root.backend.lastFrame().quads;
  expect(withTitle).toBeGreaterThan('Film'.length);
  // it is asked for again 2 s later
  for (let seconds = 0; seconds < 3; seconds++) await settle();
  expect(asked().filter((url) => url === 'poster.webp')).toHaveLength(2);

  const frames: { uploads: number; quads: number }[] = [];
  root.profiler.onFrame = () => {
    frames.push({ uploads: root.scene.counters.uploads, quads: root.backend.lastFrame().quads });
  };
  const { uploads } = root.scene.counters;
  await answer('poster.webp', 'picture');
  expect(frames.find((frame) => frame.uploads > uploads)).toEqual({ uploads: uploads + 1, quads: 1 });
});
