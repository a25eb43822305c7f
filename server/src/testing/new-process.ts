import { ConsoleLogger, Logger } from '@nestjs/common';
import { __resetOutOfContextForTests as forgetLogger } from 'nestjs-pino/PinoLogger.js';

/**
 * Before the tests of each file. All files share one load of the modules, and two libraries keep the logger of the
 * server that started first: the servers of this file log to where they are told.
 */
Logger.overrideLogger(new ConsoleLogger());
forgetLogger();
