import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { IconButton } from '../../ui/IconButton';
import type { IconButtonProps } from '../../ui/IconButton';
import { ACTION } from './tileLayout';

interface TileActionsProps {
  /** Name of the profile. */
  name: string;
  uuid: string;
  /** Diameter of the avatar above, stage pixels. */
  avatarSize: number;
  onEdit: () => void;
  /** null for the first profile, which cannot be deleted, and while profiles are not managed. */
  onRemove: (() => void) | null;
}

const ICON = 28;
const FADE = { alpha: { duration: 150 } } as const;

/**
 * Edit and remove, below the name of a profile. Edit shows while the tile has focus; remove, where it is given, always
 * shows, and always right of edit: a pointer that hovers it gives the tile its focus, and must still have it beneath when it clicks
 * [PROFILE-04, PROFILE-05]. Edit fades with the focus of the tile's group, without a React render.
 */
export function TileActions({ name, uuid, avatarSize, onEdit, onRemove }: TileActionsProps) {
  const text = useText();
  const middle = (avatarSize - ACTION.side) / 2;
  const apart = onRemove === null ? 0 : (ACTION.side + ACTION.gap) / 2;
  return (
    <View y={avatarSize + ACTION.y} w={avatarSize} h={ACTION.side}>
      <View x={middle - apart} alpha={0} parentFocusedStyle={{ alpha: 1 }} transition={FADE}>
        <Action
          icon="edit"
          label={text('profiles.editOf', { name })}
          testId={`edit-${uuid}`}
          focusKey="edit"
          onPress={onEdit}
        />
      </View>
      {onRemove !== null && (
        <View x={middle + apart}>
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
