export { Canopy } from './canopy.tsx';
export { Logo } from './logo.tsx';
export { TopicArt } from './topic-art.tsx';
