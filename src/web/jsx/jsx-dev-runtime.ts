/** jsx-runtime.ts for the development server. */
import { jsxDEV as createElement, Fragment, type JSX } from 'react/jsx-dev-runtime';
import { throughTypesetter } from './typesetter.ts';

export type { JSX };
export { Fragment };

export const jsxDEV = throughTypesetter(createElement);
