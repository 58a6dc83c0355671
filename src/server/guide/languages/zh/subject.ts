/** Of whom a Chinese clause speaks. */

const subject =
  /(我(?!爸|妈|们?老[公婆板]|爱人|对象|男友|女友|儿子|女儿|[姐哥弟妹]|婆婆|公公|领导|同事|朋友|家))|他|她|TA|我?(?:爸|妈|老公|老婆|爱人|对象|男友|女友|儿子|女儿|[姐哥弟妹]|婆婆|公公|领导|老板|同事|朋友|家里)|大家|别人|所有人|没人|人家/i;

/** The first of them named. */
export function subjectOf(text: string): 'self' | 'others' | undefined {
  const found = subject.exec(text);
  if (!found) return undefined;
  return found[1] === undefined ? 'others' : 'self';
}
