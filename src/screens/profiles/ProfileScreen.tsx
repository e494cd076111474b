/** Ground and places of the profiles' forms: the face on the left, what is asked on the right. */
import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { Color } from '../../theme';
import { Screen } from '../../shell/Screen';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { Initials } from './Initials';

/** Stage pixels. The keyboard floats in from below: what is typed stands above it. */
export const FORM = {
  face: { x: CONTENT.x, y: 236, size: 260 },
  x: CONTENT.x + 340,
  y: 216,
  w: 1000,
  titleY: 96,
} as const;

export interface ProfileGroundProps {
  title: string;
  testId: string;
  onBack: () => void;
  children: ReactNode;
}

export function ProfileGround({ title, testId, onBack, children }: ProfileGroundProps) {
  return (
    <Screen name={title} testId={testId} onBack={onBack}>
      <Label type="title" role="heading" x={CONTENT.x} y={FORM.titleY}>
        {title}
      </Label>
      {children}
    </Screen>
  );
}

/** The profile's face; a new one's has no colour yet. */
export function ProfileFace({ name, color }: { name: string; color: Color | undefined }) {
  const { colors } = useTheme();
  const { x, y, size } = FORM.face;
  return (
    <View x={x} y={y} w={size} h={size} radius={size / 2} color={color ?? colors.plate}>
      <Initials name={name} size={size} color={color === undefined ? colors.onPlate : undefined} />
    </View>
  );
}

/** Before the profile is known: plates in the final layout. */
export function FormSkeleton({ label }: { label: string }) {
  const { colors, radius } = useTheme();
  const { face, x, y, w } = FORM;
  return (
    <View role="status" label={label} testId="form-skeleton" busy focusable ring={false}>
      <View x={face.x} y={face.y} w={face.size} h={face.size} radius={face.size / 2} color={colors.plate} />
      <View x={x} y={y + 36} w={w} h={72} radius={radius} color={colors.plate} />
      <View x={x} y={y + 208} w={w / 2} h={60} radius={radius} color={colors.plate} />
    </View>
  );
}
