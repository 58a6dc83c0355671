/**
 * Icons of the first screen, drawn here to load no icon library there; those of the question are in question-icons.tsx.
 * All others are from lucide-react.
 */
import type { ReactNode } from 'react';

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 8h8M17 8h3M4 16h3M12 16h8" />
      <circle cx="14.5" cy="8" r="2.5" />
      <circle cx="9.5" cy="16" r="2.5" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="5.5" y="10.5" width="13" height="9" rx="2.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </Icon>
  );
}

export function HomeIcon() {
  return (
    <Icon>
      <path d="M4.5 11 12 4.5 19.5 11M6.5 9.5V19h11V9.5" />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M4.5 12h14M13 6.5l5.5 5.5-5.5 5.5" />
    </Icon>
  );
}

export function TalkIcon() {
  return (
    <Icon>
      <path d="M4.5 5.5h15v10H11l-4 3.5v-3.5H4.5z" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}

export function CardIcon() {
  return (
    <Icon>
      <rect x="3.5" y="6" width="17" height="12" rx="2" />
      <path d="M3.5 10h17" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
    </Icon>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v4.5m0 3.2v.1" />
    </Icon>
  );
}
