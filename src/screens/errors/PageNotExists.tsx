/** /page_not_exists: the navigation state carries the reason. Back goes to the profiles, for a guest to welcome. */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { useIdentity } from '../../session';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** /page_not_exists: the navigation state carries the reason and, if any, the code. */
export function PageNotExists() {
  const { reason = 'page_not_exists', errorCode } = useNavigationState();
  const { replace } = useNavigation();
  const text = useText();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const leave = (): void => replace(signedIn ? '/profiles' : '/welcome');
  return (
    <ErrorScreen
      title={text(reason === 'page_do_not_have_components' ? 'error.pageEmpty' : 'error.pageNotExists')}
      code={errorCode ?? reason}
      actions={[{ label: text('app.back'), onPress: leave, testId: 'go-back' }]}
      onBack={leave}
    />
  );
}
