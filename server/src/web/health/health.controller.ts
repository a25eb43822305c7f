import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ClientAddresses } from '../network/peers.js';
import { type Health, HealthService } from './health.service.js';

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly peers: ClientAddresses,
  ) {}

  /** How many tables and clients there are, and what fails, is for those who sit at this computer. */
  @Get()
  async read(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Health | Pick<Health, 'status'>> {
    const health = await this.health.read();
    const { status } = health;
    if (status !== 'ok') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return this.peers.isHere(request) ? health : { status };
  }
}
