import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { Color } from '../../theme';
import { Screen } from '../../shell/Screen';
import { Label } from '../../ui/Label';
import { CONTENT, STAGE } from '../../ui/stage';
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

/** Where the avatar is, and the column of title and text. */
export interface ProfileLayout {
  readonly avatar: { readonly x: number; readonly y: number; readonly size: number };
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly titleY: number;
}

const PROMPT_W = 1440;
const PROMPT_AVATAR = 220;
/** A question about a profile, centred on the stage, stage pixels. */
export const PROMPT = {
  avatar: { x: (STAGE.w - PROMPT_AVATAR) / 2, y: 252, size: PROMPT_AVATAR },
  x: (STAGE.w - PROMPT_W) / 2,
  y: 520,
  w: PROMPT_W,
  titleY: 150,
} as const;

interface ProfileScreenProps {
  title: string;
  testId: string;
  /** Title and content are centred, as of a question. Default false: a form, from the left edge. */
  centered?: boolean;
  /** See `Screen`. */
  skeleton?: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** Background and title of the profile forms: the avatar on the left, the fields on the right; and of a question. */
export function ProfileScreen({
  title,
  testId,
  centered = false,
  skeleton,
  onBack,
  children,
}: ProfileScreenProps) {
  return (
    <Screen name={title} testId={testId} skeleton={skeleton} onBack={onBack}>
      {centered ? (
        <Label type="title" role="heading" x={PROMPT.x} y={PROMPT.titleY} w={PROMPT.w} textAlign="center">
          {title}
        </Label>
      ) : (
        <Label type="title" role="heading" x={CONTENT.x} y={FORM.titleY}>
          {title}
        </Label>
      )}
      {children}
    </Screen>
  );
}

interface ProfileAvatarProps {
  name: string;
  color: Color | undefined;
  /** Default: that of the forms. */
  layout?: ProfileLayout;
}

/** The avatar of the profile; a new profile has no colour yet. */
export function ProfileAvatar({ name, color, layout = FORM }: ProfileAvatarProps) {
  const { colors } = useTheme();
  const { x, y, size } = layout.avatar;
  return (
    <View x={x} y={y} w={size} h={size} radius={size / 2} color={color ?? colors.placeholder}>
      <Initials name={name} size={size} color={color === undefined ? colors.onPlaceholder : undefined} />
    </View>
  );
}

/** The form while the profile loads: placeholders in the final layout. */
export function FormSkeleton({ label, layout = FORM }: { label: string; layout?: ProfileLayout }) {
  const { colors, radius } = useTheme();
  const { avatar, x, y, w } = layout;
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
