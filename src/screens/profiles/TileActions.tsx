/**
 * What can be done with a profile, below its name. Edit comes with focus on the tile; remove is always there, in the
 * middle while it is alone [PROFILE-04, PROFILE-05]. Both move without React, with the tile's group.
 */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { useTheme } from '../../ui/ThemeContext';
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
const FADE = { color: { duration: 120 } } as const;

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

interface ActionProps {
  icon: IconName;
  label: string;
  testId: string;
  focusKey: string;
  onPress: () => void;
}

function Action({ icon, label, testId, focusKey, onPress }: ActionProps) {
  const { colors } = useTheme();
  const at = (ACTION.side - ICON) / 2;
  return (
    <View
      w={ACTION.side}
      h={ACTION.side}
      radius={ACTION.side / 2}
      color={colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      label={label}
      testId={testId}
      focusable
      focusKey={focusKey}
      ring={false}
      onPress={onPress}
    >
      <Icon
        name={icon}
        size={ICON}
        x={at}
        y={at}
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      />
    </View>
  );
}
