/** React's JSX functions; the compiler imports them from here (`jsxImportSource`). Texts pass through `typeset`. */
import { jsx as createElement, jsxs as createElements, Fragment, type JSX } from 'react/jsx-runtime';
import { throughTypesetter } from './typesetter.ts';

export type { JSX };
export { Fragment };

export const jsx = throughTypesetter(createElement);
export const jsxs = throughTypesetter(createElements);
