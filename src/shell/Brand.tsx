/** The deployment's logo; its name as text without a logo, or when the logo fails to load. */
import { useState } from 'react';
import { Image, Text, useScene } from '../../renderer';
import { imageUrl } from '../domain/images';
import { useSettings } from '../session';
import { useTheme } from '../ui/ThemeContext';

interface BrandProps {
  x?: number;
  y?: number;
  /** Height of the logo, or of the line of text; stage pixels. */
  height: number;
}

/** Maximum aspect ratio of a logo's box, width to height. */
const ASPECT = 8;

export function Brand({ x, y, height }: BrandProps) {
  const { logo, colors } = useTheme();
  const { resolution } = useScene();
  const appName = useSettings((state) => state.settings?.appName ?? '');
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === null || failed === logo) {
    return (
      <Text
        x={x}
        y={y}
        size={height * 0.82}
        lineHeight={height}
        weight={700}
        letterSpacing={height * 0.18}
        color={colors.accentText}
      >
        {appName.toUpperCase()}
      </Text>
    );
  }
  const w = height * ASPECT;
  return (
    <Image
      x={x}
      y={y}
      w={w}
      h={height}
      placeholder={0}
      role="image"
      label={appName}
      src={imageUrl(logo, w * resolution, height * resolution)}
      onError={() => setFailed(logo)}
    />
  );
}
