/** /something_went_wrong: title, reason, optional code, a way back and the version. */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** `code` replaces the navigation state where the route did not change (a screen that threw). */
export function SomethingWentWrong({ code }: { code?: string }) {
  const { errorCode } = useNavigationState();
  const { back } = useNavigation();
  const text = useText();
  return (
    <ErrorScreen
      title={text('error.title')}
      reason={text('error.refreshOrContact')}
      code={code ?? errorCode}
      actions={[{ label: text('app.back'), onPress: () => back('/'), testId: 'go-back' }]}
      onBack={() => back('/')}
    />
  );
}
