import { encodeVideo, QUALITIES } from './encode';
encodeVideo('/tmp/mediawork','feature','/tmp/mediawork/feature-master.mp4',QUALITIES);
