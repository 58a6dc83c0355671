import { useEffect, useRef } from 'react';
import { passwordChecks, passwordRules } from '#shared/validation.ts';
import { authTexts } from '../../i18n/auth.ts';
import { announce } from '../../ui/announce.tsx';
import { LeafChecklist } from '../../ui/leaf-list.tsx';

const quietMs = 600;

/** Live requirements of the new password; how many are left is said once typing pauses. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = authTexts();
  const checks = passwordChecks(password);
  const left = passwordRules.filter((rule) => !checks[rule]).length;
  const said = useRef(left);
  useEffect(() => {
    if (said.current === left) return;
    const timer = setTimeout(() => {
      said.current = left;
      announce(t.rulesLeft(left));
    }, quietMs);
    return () => clearTimeout(timer);
  }, [left, t]);
  const items = passwordRules.map((rule) => ({ text: t.rules[rule], met: checks[rule] }));
  return <LeafChecklist items={items} metLabel={t.ruleMet} />;
}
