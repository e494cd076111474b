/**
 * What can be done with a profile, below its name. Edit comes with focus on the tile; remove is always there, in the
 * middle while it is alone [PROFILE-04, PROFILE-05]. Both move without React, with the tile's group.
 */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { IconButton } from '../../ui/IconButton';
import type { IconButtonProps } from '../../ui/IconButton';
import { ACTION } from './tileLayout';

export interface TileActionsProps {
  /** Of the profile. */
  name: string;
  uuid: string;
  /** Diameter of the face above, stage pixels. */
  face: number;
  onEdit: () => void;
  /** null for the first profile, which stays. */
  onRemove: (() => void) | null;
}

const ICON = 28;
const MOVE = { x: { duration: 150 }, alpha: { duration: 150 } } as const;

export function TileActions({ name, uuid, face, onEdit, onRemove }: TileActionsProps) {
  const text = useText();
  const middle = (face - ACTION.side) / 2;
  const apart = onRemove === null ? 0 : (ACTION.side + ACTION.gap) / 2;
  return (
    <View y={face + ACTION.y} w={face} h={ACTION.side}>
      <View x={middle - apart} alpha={0} parentFocusedStyle={{ alpha: 1 }} transition={MOVE}>
        <Action
          icon="edit"
          label={text('profiles.editOf', { name })}
          testId={`edit-${uuid}`}
          focusKey="edit"
          onPress={onEdit}
        />
      </View>
      {onRemove !== null && (
        <View x={middle} parentFocusedStyle={{ x: middle + apart }} transition={MOVE}>
          <Action
            icon="trash"
            label={text('profiles.removeOf', { name })}
            testId={`remove-${uuid}`}
            focusKey="remove"
            onPress={onRemove}
          />
        </View>
      )}
    </View>
  );
}

type ActionProps = Pick<IconButtonProps, 'icon' | 'label' | 'testId' | 'focusKey' | 'onPress'>;

const Action = (action: ActionProps) => (
  <IconButton {...action} size={ICON} side={ACTION.side} radius={ACTION.side / 2} />
);
