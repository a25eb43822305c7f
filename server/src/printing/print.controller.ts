import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { PrintedDownloads } from './downloads.js';

@Controller('print')
export class PrintController {
  constructor(private readonly downloads: PrintedDownloads) {}

  /** The browser's own viewer shows it; saved, it has a name that says what it is. */
  @Get(':file')
  @Header('Cache-Control', 'no-store')
  read(@Param('file') file: string): StreamableFile {
    const found = this.downloads.find(file);
    if (found === undefined) throw new NotFoundException();
    return new StreamableFile(found.pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${found.name}"`,
      length: found.pdf.length,
    });
  }
}
