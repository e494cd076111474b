import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { FORM } from './ProfileScreen';

const H = 28;

/**
 * Tells what can only be changed on the web, and where: parental control and the PIN lock have no controls here
 * [PROFILE-29].
 */
export function WebHint({ x }: { x: number }) {
  const text = useText();
  const account = useSettings((state) => state.settings?.links.account ?? null);
  return (
    <View x={x} y={STAGE.h - SAFE.y - H} flow="row" gap={20} testId="web-hint">
      <Label type="label" dim maxWidth={FORM.w}>
        {text('profiles.webHint')}
      </Label>
      {account !== null && (
        <Label type="label" maxWidth={FORM.w}>
          {account}
        </Label>
      )}
    </View>
  );
}
