/** The version at the bottom of welcome and error screens, with the platform outside of production. */
import { shownVersion } from '../domain/version';
import { useSettings } from '../session';
import { useText } from '../i18n';
import { Label } from '../ui/Label';
import { SAFE, STAGE } from '../ui/stage';

export function VersionLine() {
  const text = useText();
  const version = useSettings((state) => state.version);
  const platform = useSettings((state) => state.platform);
  return (
    <Label type="label" dim x={STAGE.w - SAFE.x - 600} y={STAGE.h - SAFE.y - 38} w={600} textAlign="right">
      {text('app.version', { version: shownVersion(version, platform, __ENVIRONMENT__) })}
    </Label>
  );
}
