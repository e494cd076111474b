import { expect, it } from 'vitest';
import { createTestRoot } from '../../renderer/testing';
import { Modal } from './Modal';

it('the panel of a dialog has an edge, which keeps it apart from a dark screen', async () => {
  const root = createTestRoot();
  await root.render(
    <Modal question="Leave?" testId="leave" choices={[{ label: 'No', onPress: () => {} }]} />,
  );
  const panel = root.find('leave').children[0];
  expect(panel?.props.border?.width).toBe(2);
  await root.unmount();
});
