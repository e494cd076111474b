import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { Color } from '../../theme';
import { Screen } from '../../shell/Screen';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { Initials } from './Initials';

/**
 * Positions and sizes of a profile form, stage pixels. The name field is above the area that the floating keyboard
 * covers.
 */
export const FORM = {
  avatar: { x: CONTENT.x, y: 236, size: 260 },
  x: CONTENT.x + 340,
  y: 216,
  w: 1000,
  titleY: 96,
} as const;

interface ProfileScreenProps {
  title: string;
  testId: string;
  onBack: () => void;
  children: ReactNode;
}

/** Background and layout of the profile forms: the avatar on the left, the fields on the right. */
export function ProfileScreen({ title, testId, onBack, children }: ProfileScreenProps) {
  return (
    <Screen name={title} testId={testId} onBack={onBack}>
      <Label type="title" role="heading" x={CONTENT.x} y={FORM.titleY}>
        {title}
      </Label>
      {children}
    </Screen>
  );
}

/** The avatar of the profile; a new profile has no colour yet. */
export function ProfileAvatar({ name, color }: { name: string; color: Color | undefined }) {
  const { colors } = useTheme();
  const { x, y, size } = FORM.avatar;
  return (
    <View x={x} y={y} w={size} h={size} radius={size / 2} color={color ?? colors.placeholder}>
      <Initials name={name} size={size} color={color === undefined ? colors.onPlaceholder : undefined} />
    </View>
  );
}

/** The form while the profile loads: placeholders in the final layout. */
export function FormSkeleton({ label }: { label: string }) {
  const { colors, radius } = useTheme();
  const { avatar, x, y, w } = FORM;
  return (
    <View role="status" label={label} testId="form-skeleton" busy focusable ring={false}>
      <View
        x={avatar.x}
        y={avatar.y}
        w={avatar.size}
        h={avatar.size}
        radius={avatar.size / 2}
        color={colors.placeholder}
      />
      <View x={x} y={y + 36} w={w} h={72} radius={radius} color={colors.placeholder} />
      <View x={x} y={y + 208} w={w / 2} h={60} radius={radius} color={colors.placeholder} />
    </View>
  );
}
