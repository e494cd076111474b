/** Keeps the texts in the viewer's language when the profile, its settings or the session change [PROFILE-30]. */
import { useEffect } from 'react';
import { useTexts } from '../i18n';
import { useLanguage } from '../session';
import { useFailure } from '../shell/useFailure';

export function Language() {
  const texts = useTexts();
  const language = useLanguage();
  const fail = useFailure();
  useEffect(() => {
    texts.use(language).catch((error: unknown) => fail('translations', error));
  }, [texts, language, fail]);
  return null;
}
