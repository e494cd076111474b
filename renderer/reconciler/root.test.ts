/** What the renderer assumes of React's own code, for a version that is written otherwise. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { enableSuspendedCommits, suspenseyImagesModeBit } from './root';

const source = readFileSync(
  createRequire(import.meta.url).resolve('react-reconciler/cjs/react-reconciler.production.js'),
  'utf8',
);

it.each([{ current: null }, { current: {} }, { current: { mode: '1' } }])(
  'a root made otherwise, %j, is refused in one line that names what is missing',
  (container) => {
    expect(() => enableSuspendedCommits(container)).toThrow(
      /^react-reconciler: the root has no fiber with a `mode`, by which commits wait for images$/,
    );
  },
);

it('React asks maySuspendCommit for fibers with the bit that the root is given, and no other', () => {
  const bit = /\.mode & (\d+)\) &&\s+\(null === \w+\s+\? maySuspendCommit\(/.exec(source)?.[1];
  expect(bit, 'react-reconciler: the bit that guards maySuspendCommit').toBe(String(suspenseyImagesModeBit));
});
