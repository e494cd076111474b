import { expect, test } from 'vitest';
import { View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { useSkeleton } from './useSkeleton';

function Screen({ pending }: { pending: boolean }) {
  const skeleton = useSkeleton(pending);
  return <View screen={skeleton ? 'skeleton' : 'content'} testId={skeleton ? 'skeleton' : 'content'} />;
}

const before = <View key="before" screen="content" />;

test.each([
  [1, 149],
  [100, 50],
  [149, 1],
])('[PAGE-12] a skeleton that was seen for %i ms stays for %i ms more', async (seen, left) => {
  const root = createTestRoot();
  await root.render(<Screen pending />);
  await root.wait(seen);
  await root.render(<Screen pending={false} />);
  await root.wait(left - 1);
  expect(root.query('skeleton')).not.toBeNull();
  await root.wait(1);
  expect(root.query('content')).not.toBeNull();
});

test('[PAGE-12] a skeleton that was seen for 150 ms goes as soon as the content is there', async () => {
  const root = createTestRoot();
  await root.render(<Screen pending />);
  await root.wait(150);
  await root.render(<Screen pending={false} />);
  expect(root.query('content')).not.toBeNull();
});

test('[PAGE-12] a skeleton behind the screen before is never seen: content takes its place at once', async () => {
  const root = createTestRoot();
  await root.render(before);
  await root.wait(1000);
  await root.render(<Screen key="next" pending />);
  await root.wait(119);
  await root.render(<Screen key="next" pending={false} />);
  expect(root.query('content')).not.toBeNull();
});

test('[PAGE-12] the time of a skeleton counts from when the screen before made way for it', async () => {
  const root = createTestRoot();
  await root.render(before);
  await root.wait(1000);
  await root.render(<Screen key="next" pending />);
  await root.wait(120 + 100);
  await root.render(<Screen key="next" pending={false} />);
  expect(root.query('skeleton')).not.toBeNull();
  await root.wait(50);
  expect(root.query('content')).not.toBeNull();
});
