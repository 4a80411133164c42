import webpack from 'webpack';
import { shortCss } from './short-css.mjs';

const { ConstDependency } = webpack.dependencies;

const isStyles = ({ type, name, object, callee }) =>
  type === 'Identifier' ? name === 'css' || name === 'keyframes' || name === 'styled' : type === 'MemberExpression' ? isStyles(object) : type === 'CallExpression' && isStyles(callee);

function templates(node, found = []) {
  if (Array.isArray(node)) for (const each of node) templates(each, found);
  else if (node && typeof node.type === 'string') {
    if (node.type === 'TaggedTemplateExpression' && isStyles(node.tag)) found.push(node.quasi.quasis);
    for (const [key, value] of Object.entries(node)) if (typeof value === 'object' && key !== 'loc') templates(value, found);
  }
  return found;
}

/**
 * Shortens the CSS in `css`, `keyframes` and `styled` templates of our own sources: minifiers leave text alone, and every page carries it. Browsers and
 * servers get the same, because a rule's name is made of its text.
 */
export class CssTextPlugin {
  apply(compiler) {
    const shorten = (parser) =>
      parser.hooks.program.tap('CssTextPlugin', (program) => {
        const { module } = parser.state;
        if (!/[\\/]src[\\/][^?]*\.tsx?$/.test(module.resource ?? '') || /[\\/]node_modules[\\/]/.test(module.resource)) return;
        for (const quasis of templates(program)) {
          const parts = shortCss(quasis.map(({ value }) => value.raw));
          quasis.forEach(({ range }, index) => module.addPresentationalDependency(new ConstDependency(parts[index], range)));
        }
      });
    compiler.hooks.compilation.tap('CssTextPlugin', (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) normalModuleFactory.hooks.parser.for(type).tap('CssTextPlugin', shorten);
    });
  }
}
