import { expect, it } from 'vitest';
import { withSafeFields } from './class-fields.ts';

it.each([
  ['class A { b = c(() => d) }', 'class A { b = (()=>(c(() => d)))() }'],
  [
    'class A { #b = { c: d[(0)] }; static e = f(g) }',
    'class A { #b = (()=>({ c: d[(0)] }))(); static e = (()=>(f(g)))() }',
  ],
  ['class A { b = c(class { d = e(f) }) }', 'class A { b = (()=>(c(class { d = (()=>(e(f)))() })))() }'],
])('a field with parentheses in what it begins with has it out of a function: %s', (code, safe) => {
  expect(withSafeFields(code)).toBe(safe);
});

it('all others stay as they are', () => {
  const code = 'class A { b; c = d; e = new Map; f = (g) => h(g); i = function () {}; j() { return (k) } }';
  expect(withSafeFields(code)).toBe(code);
});
