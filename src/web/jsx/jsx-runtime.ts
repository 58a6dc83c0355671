/**
 * React's JSX functions; the compiler imports them from here (`jsxImportSource`). They adjust texts
 * (typesetter.ts).
 */
import { jsx as createElement, jsxs as createElements, Fragment, type JSX } from 'react/jsx-runtime';
import { withTypesetter } from './typesetter.ts';

export type { JSX };
export { Fragment };

export const jsx = withTypesetter(createElement);
export const jsxs = withTypesetter(createElements);
