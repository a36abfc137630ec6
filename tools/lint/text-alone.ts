import type { Rule, Scope } from 'eslint';
import ts from 'typescript';

// React fails to change or remove a text, or to put an element before it, once a translator has replaced the text.
// So a text that may change, or whose siblings may come or go, must be the only child of an element.
// A property of a component counts as a text that stays. So does the result of its method with literal arguments, such
// as `words.text.split('{n}')`. The result of a condition, a hook or another call may change.

const MESSAGE =
  'A translator may have replaced this text, and React would fail to change it. Put it into an element of its own, or join the texts in one template.';

// oxlint-disable-next-line typescript/no-explicit-any -- ESLint has no types for the nodes of JSX.
type Node = any;

/** Whether an expression stays the same as long as its component is shown. */
function stays(node: Node, scope: Scope.Scope): boolean {
  switch (node?.type) {
    case 'Literal':
    case 'JSXText':
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrowFunctionExpression':
      return true;
    case 'JSXExpressionContainer':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return stays(node.expression, scope);
    case 'MemberExpression':
      return stays(node.object, scope);
    case 'TemplateLiteral':
      return node.expressions.every((each: Node) => stays(each, scope));
    case 'BinaryExpression':
      return stays(node.left, scope) && stays(node.right, scope);
    case 'Identifier':
      return nameStays(node.name, scope);
    case 'CallExpression':
      return (
        node.callee.type === 'MemberExpression' &&
        stays(node.callee.object, scope) &&
        node.arguments.every(({ type }: Node) => type === 'Literal')
      );
    default:
      return false;
  }
}

function nameStays(name: string, scope: Scope.Scope): boolean {
  for (let at: Scope.Scope | null = scope; at; at = at.upper) {
    const definition = at.set.get(name)?.defs[0];
    if (!definition) continue;
    if (definition.type === 'Parameter' || definition.type === 'ImportBinding') return true;
    return stays(definition.node.init, at);
  }
  return true;
}

function isEmpty(child: Node): boolean {
  if (child.type === 'JSXExpressionContainer') return isEmpty(child.expression);
  const isText = child.type === 'JSXText' || child.type === 'Literal';
  return child.type === 'JSXEmptyExpression' || (isText && String(child.value).trim() === '');
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null;

export const textAlone: Rule.RuleModule = {
  meta: { type: 'problem', messages: { alone: MESSAGE }, schema: [] },
  create(context) {
    const { sourceCode } = context;
    const { getTypeAtLocation } = sourceCode.parserServices;

    /** Whether a type allows only a text, a number or nothing, such as `string | false` but not `ReactNode`. */
    function isTextType(type: ts.Type) {
      const parts = type.isUnion() ? type.types : [type];
      return parts.every(({ flags }) => flags & (TEXT | NOTHING)) && parts.some(({ flags }) => flags & TEXT);
    }

    function mayBeText(node: Node): boolean {
      switch (node.type) {
        case 'JSXText':
          return true;
        case 'JSXExpressionContainer':
          return mayBeText(node.expression);
        case 'ConditionalExpression':
          return mayBeText(node.consequent) || mayBeText(node.alternate);
        case 'LogicalExpression':
          return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left));
        default:
          return isTextType(getTypeAtLocation(node));
      }
    }

    function check(node: Node) {
      const children = node.children.filter((child: Node) => !isEmpty(child));
      if (children.length < 2) return;
      const scope = sourceCode.getScope(node);
      if (children.every((child: Node) => stays(child, scope))) return;
      const text = children.find(mayBeText);
      if (text) context.report({ node: text, messageId: 'alone' });
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
